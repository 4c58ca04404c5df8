/** What the same text makes again and again, kept in memory: so many at most, those that were asked for last. */
export const createRecall = <T>({
  entries,
  largest,
}: {
  readonly entries: number
  /** Longer texts are made anew each time. */
  readonly largest: number
}): ((text: string, make: () => T) => T) => {
  const kept = new Map<string, T>()
  return (text, make) => {
    if (text.length > largest) return make()
    const known = kept.get(text)
    const value = known ?? make()
    if (known !== undefined) kept.delete(text)
    else if (kept.size >= entries) kept.delete(kept.keys().next().value ?? '')
    kept.set(text, value)
    return value
  }
}
