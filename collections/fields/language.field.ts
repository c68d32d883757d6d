import type { SelectField } from 'payload'

// Languages that news is written in, as BCP 47 tags.
const list =
  'am ar be bg bn bs ca cs cy da de dv el en es et eu fa fi fil fr ga gl gu ha haw he hi hmn hr ht hu hy id is it ja ka km kn ko ku lo lt lv mk ml mn mr ms mt my nb ne nl nn om pa pa-Arab pl ps pt ro ru si sk sl so sq sr sv sw ta te th ti tr uk ur uz vi yi yo zh-Hans zh-Hant zu'

type SplitWords<Text extends string, Found = never> = Text extends `${infer First} ${infer Rest}`
  ? SplitWords<Rest, Found | First>
  : Found | Text

export type Language = SplitWords<typeof list>

const tags: readonly string[] = list.split(' ')
const isLanguage = (tag: string): tag is Language => tags.includes(tag)

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

const options = tags
  .map((value) => ({ value, label: names.of(value) ?? value }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'))

/**
 * Maps a language tag of another program to a known language: "fr-CA" to French, "zh-TW" to traditional Chinese.
 * @returns null for an unknown language
 */
export function knownLanguage(tag: string): Language | null {
  try {
    const { language, script } = new Intl.Locale(tag.trim().replaceAll('_', '-')).maximize()
    return [`${language}-${script}`, language].find(isLanguage) ?? null
  } catch {
    return null
  }
}

/** Returns the field of the language that something is written in; its direction follows from it. */
export function languageField(field: Pick<SelectField, 'defaultValue' | 'required' | 'admin'>): SelectField {
  return {
    name: 'language',
    type: 'select',
    options,
    ...field,
  }
}
