/** The colours of the domains, by day and by night: each reads at 5:1 at least on a card of that hour. */
import type { Hue } from '../../core/index.ts'
import type { Domain } from './catalog/index.ts'

export const domainHues: Readonly<Record<Domain, Hue>> = {
  magie: { light: '#2c4f86', dark: '#9dbbf0' },
  tenebres: { light: '#4b2a63', dark: '#c8a8ea' },
  lumiere: { light: '#8a5a14', dark: '#e3b767' },
  nature: { light: '#2f6238', dark: '#9ccf9a' },
}
