/** What an icon is called in French, where nobody has named it: the thing, then what is said of it. */

/** A word of a name, as `words.txt` has it. */
export interface Said {
  /** The usual word first. */
  readonly terms: readonly string[]
  readonly kind: 'thing' | 'feminine' | 'quality'
}

const kinds: Readonly<Record<string, Said['kind']>> = { '+': 'feminine', '~': 'quality' }

/** « ~brisé,cassé » is a quality, « +épée,lame » a feminine thing. */
export const saidIn = (text: string): Said => {
  const kind = kinds[text.slice(0, 1)]
  return { kind: kind ?? 'thing', terms: (kind ? text.slice(1) : text).split(',') }
}

const irregular: Readonly<Record<string, string>> = {
  bas: 'basse',
  blanc: 'blanche',
  creux: 'creuse',
  doux: 'douce',
  faux: 'fausse',
  fou: 'folle',
  gras: 'grasse',
  grec: 'grecque',
  gros: 'grosse',
  long: 'longue',
  mono: 'mono',
  muet: 'muette',
  nouveau: 'nouvelle',
  public: 'publique',
  rétro: 'rétro',
  secret: 'secrète',
  super: 'super',
  vieux: 'vieille',
  violet: 'violette',
}
const endings: readonly (readonly [RegExp, string])[] = [
  [/e$/, 'e'],
  [/if$/, 'ive'],
  [/eux$/, 'euse'],
  [/el$/, 'elle'],
  [/en$/, 'enne'],
  [/er$/, 'ère'],
]

const feminine = (quality: string): string => {
  const known = irregular[quality]
  if (known !== undefined) return known
  const [ending, other] = endings.find(([pattern]) => pattern.test(quality)) ?? [/$/, 'e']
  return quality.replace(ending, other)
}

/** Said before the thing. */
const before = new Set(
  'double deuxième grand gros joli mauvais nouveau petit super triple troisième vieux'.split(' '),
)
/** « en flammes », « à pointes »: the same of whatever it is said. */
const isPhrase = (quality: string): boolean => / |’/.test(quality)
const opensOnVowel = (text: string): boolean =>
  /^(?:[aeiouyàâéèêëîïôûœ]|h(?:[eéêuôy]|am|ar[mp]|alt|ibo))/i.test(text)
const usual = ({ terms: [first = ''] }: Said): string => first

/** « épée », « feu », « brisé »: « épée de feu brisée ». */
export const calledOf = (things: readonly Said[]): string => {
  const [thing, ...others] = things
  if (!thing) return ''
  if (thing.kind === 'quality') return things.map(usual).join(' · ')
  const agreed = (quality: string): string =>
    thing.kind === 'feminine' && !isPhrase(quality) ? feminine(quality) : quality
  return others.reduce((name, said) => {
    const word = usual(said)
    if (/^\d/.test(word)) return `${name} ${word}`
    if (said.kind !== 'quality') return `${name} ${opensOnVowel(word) ? 'd’' : 'de '}${word}`
    return before.has(word) ? `${agreed(word)} ${name}` : `${name} ${agreed(word)}`
  }, usual(thing))
}
