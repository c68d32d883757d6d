import type { ReaderLanguage } from '#contract/reader.schema.ts'

const rightToLeft: ReadonlySet<string | undefined> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])

/** Returns the direction that a language is written in. @param tag a BCP 47 tag, such as "he" or "pa-Arab" */
export function directionOf(tag: string): ReaderLanguage['dir'] {
  return rightToLeft.has(new Intl.Locale(tag).maximize().script) ? 'rtl' : 'ltr'
}

/** Returns a language as HTML writes it. @throws RangeError where it is no BCP 47 tag */
export function languageOf(tag: string): ReaderLanguage {
  return { lang: tag, dir: directionOf(tag) }
}
