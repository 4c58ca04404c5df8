/** Items by a key, in the order of their first appearance. (Map.groupBy waits for Node 21.) */
export const groupBy = <T>(
  items: readonly T[],
  key: (item: T) => string,
): readonly (readonly [T, ...T[]])[] => {
  const groups = new Map<string, [T, ...T[]]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return [...groups.values()]
}
