/** Long enough for a headline, short enough for an address bar. */
const maxLength = 120

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text is a slug as it stands: lower case, digits, single hyphens in between. */
export const isSlug = (text: string): boolean => text.length <= maxLength && shape.test(text)

/**
 * A slug out of running text: Latin letters without their marks, digits and hyphens, cut at a word of at most 120
 * characters. Empty when the text has no such letters (a headline in another script), so that a person must choose.
 */
export const slugFrom = (text: string): string => {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`´]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[øØ]/g, 'o')
    .replace(/[œŒ]/g, 'oe')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, maxLength)
    if (longer.length > maxLength) break
    slug = longer
  }
  return slug
}

/** The slug with a number behind it ("vote", "vote-2", "vote-3"), never longer than a slug may be. */
export const numberedSlug = (slug: string, number: number): string => {
  if (number < 2) return slug
  const suffix = `-${number}`
  return slug.slice(0, maxLength - suffix.length).replace(/-+$/, '') + suffix
}
