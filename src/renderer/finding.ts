/** Words as they are searched for: neither accents nor capitals tell them apart. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
