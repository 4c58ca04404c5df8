/** A colour by day and by night. */
export interface Hue {
  readonly light: string
  readonly dark: string
}
