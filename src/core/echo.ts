/**
 * What is shown of a file that anyone may have written: on one line, short, and without the signs that a terminal obeys
 * or that turn a line around before the reader's eyes.
 */

/** What a terminal takes for an order, with the letters that go with it. */
const orders =
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]{0,200}(?:\u0007|\u001b\\)|[\u001b\u009b]/g
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** Controls, marks that change the direction of reading, and letters that nobody sees. */
const unseen =
  /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ufff9-\ufffb\ufdd0-\ufdef]|[\u{e0000}-\u{e007f}]/gu
const suspect = /[\p{Cc}\p{Cf}\p{Cn}\p{Cs}\u2028\u2029]/u

export const oneLine = (text: string): string =>
  suspect.test(text) ? text.toWellFormed().replace(orders, '').replace(breaks, ' ').replace(unseen, '') : text

/** The longest name that a band may have. */
const usualLength = 120

/** The beginning, where there is more; letters are never halved. */
export const short = (text: string, most = usualLength): string => {
  if (text.length <= most) return text
  // Enough of it: what is echoed may be a whole file.
  const letters = [...text.slice(0, 2 * most + 2)]
  return letters.length <= most && text.length <= 2 * most + 2
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** The beginning and the end: a sentence ends with what to do. */
export const shortSentence = (text: string): string =>
  text.length <= longestSentence
    ? text
    : `${text.slice(0, longestSentence * 0.75).toWellFormed()} […] ${text.slice(-longestSentence / 4).toWellFormed()}`

/** Two paths of the longest kind and what is said of them would be longer, and help nobody. */
const longestSentence = 2000
