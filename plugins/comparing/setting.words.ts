/** Settings of blocks in words, for people who compare versions. */
import { definitionOf } from '#blocks/registry/schemas.ts'

/** Returns the name of a setting in words: `hideCaption` as "Hide caption", `contentId` as "Content". */
export function settingName(name: string): string {
  const words = name
    .replace(/Ids?$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Returns a value as one would say it.
 *
 * @param names what the documents are called that values point to, by id
 */
export function settingValue(value: unknown, names: ReadonlyMap<string, string>): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (typeof value === 'string') return names.get(value) ?? definitionOf(value)?.title ?? value
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((item) => settingValue(item, names)).join('; ')
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([, part]) => part !== null && part !== '')
      .map(([name, part]) => `${settingName(name).toLowerCase()}: ${settingValue(part, names)}`)
      .join(', ')
  }
  return String(value)
}
