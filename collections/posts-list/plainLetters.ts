/** Returns a text as people look things up: without capitals and accents. */
export const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
