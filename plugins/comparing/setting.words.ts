/** Settings of blocks in words, for people who compare versions. */
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'

/** Returns the name of a setting in words: `hideCaption` as "Hide caption", `contentId` as "Content". */
export function settingName(name: string): string {
  const words = name
    .replace(/Ids?$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The names of documents by id, and the time zone in which times are shown. */
export interface SettingTerms {
  names: ReadonlyMap<string, string>
  timeZone: string
}

// Sorts by name, `id` first: the database returns keys in an order of its own.
const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  Number(other === 'id') - Number(one === 'id') || one.localeCompare(other)

const isMoment = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)

/** Returns a value in words. */
export function settingValue(value: unknown, terms: SettingTerms): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (typeof value === 'string') {
    if (isMoment(value)) return formatMoment(new Date(value), terms.timeZone)
    return terms.names.get(value) ?? definitionOf(value)?.title ?? value
  }
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((item) => settingValue(item, terms)).join('; ')
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([, part]) => part !== null && part !== '')
      .toSorted(byName)
      .map(([name, part]) => {
        const said = settingValue(part, terms)
        return name === 'id' && said !== part ? said : `${settingName(name).toLowerCase()}: ${said}`
      })
      .join(', ')
  }
  return String(value)
}
