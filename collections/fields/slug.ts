import anyAscii from 'any-ascii'

// Maximum length in characters: enough for a headline, and short enough for an address bar.
const maxLength = 120

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Returns whether a text is a valid slug: lower case, digits, single hyphens in between. */
export function isSlug(text: string): boolean {
  return text.length <= maxLength && shape.test(text)
}

// Letters of other scripts, with their marks.
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]\p{M}*/u
const otherScripts = new RegExp(`(?:${otherScript.source})+`, 'gu')
// Signs for contractions and acronyms inside a word, as in "isn’t" and in Hebrew.
const innerSigns = /['’‘`´׳]|(?<=\p{L})["״](?=\p{L})/gu
const pictographs = /\p{Extended_Pictographic}/gu

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

// Hebrew and Arabic alef, a vowel to most readers; the library writes them as an apostrophe.
const alef = /[\u05d0\u0622\u0623\u0625\u0627\u0671]/gu

const apart = (run: string): string =>
  Array.from(words.segment(run), ({ segment }) => anyAscii(segment.replace(alef, 'a'))).join(' ')

/**
 * Makes a slug out of running text in any script: its words in Latin letters without marks, digits and hyphens, cut at a
 * word of at most 120 characters. Empty when the text has no letters and no digits.
 */
export function slugFrom(text: string): string {
  const spelled = text
    .normalize('NFC')
    .replace(innerSigns, '')
    .replace(pictographs, ' ')
    .replace(/&/g, ' and ')
    .replace(otherScripts, apart)
  const parts = anyAscii(spelled)
    .replace(/['`]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ''
  for (const part of parts) {
    const longer = slug ? `${slug}-${part}` : part.slice(0, maxLength)
    if (longer.length > maxLength) break
    slug = longer
  }
  return slug
}

/** Returns the slug with a number behind it ("vote", "vote-2", "vote-3"), never longer than a slug may be. */
export function numberedSlug(slug: string, number: number): string {
  if (number < 2) return slug
  const suffix = `-${number}`
  return slug.slice(0, maxLength - suffix.length).replace(/-+$/, '') + suffix
}
