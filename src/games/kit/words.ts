/** How texts and numbers are cut and written, wherever they are printed. */

/** A player's text as he parted it. */
export const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .map(line => line.trim())
    .filter(line => line !== '')

/** « 2,5 » */
export const decimal = (value: number): string => `${value}`.replace('.', ',')
