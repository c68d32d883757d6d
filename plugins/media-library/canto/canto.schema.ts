import { fromZonedTime } from 'date-fns-tz'
import { z } from 'zod'
import { type MediaScheme, mediaSchemes } from '#collections/media/mimeTypes.ts'
import type { MediaItem } from '../provider/mediaProvider.types.ts'

// Time zone of Canto's timestamps (docs/spec/editor.md#media-dates).
const timeZone = 'America/Los_Angeles'

/**
 * Returns a timestamp of Canto as ISO 8601: year to second, and three digits of milliseconds.
 *
 * @throws RangeError (docs/spec/editor.md#media-dates)
 */
export function cantoMoment(text: string, field: string): string {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})$/.exec(text)
  if (!parts) throw new RangeError(`Invalid ${field} date format. Expected 17 characters (YYYYMMDDHHMMSSXXX)`)
  const [, year, month, day, hour, minute, second, rest] = parts
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}.${rest}`
  // February 30th and 25 o'clock are no moments.
  if (Number.isNaN(Date.parse(`${local}Z`)) || new Date(`${local}Z`).toISOString() !== `${local}Z`)
    throw new RangeError(`Invalid date components in ${field} date format`)
  return fromZonedTime(local, timeZone).toISOString()
}

// Returns a moment; one that cannot be parsed is logged, and the item is shown without it.
const momentOf = (text: string | null | undefined, field: string): string | null => {
  if (!text) return null
  try {
    return cantoMoment(text, field)
  } catch (error) {
    console.warn(error)
    return null
  }
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const number = z.coerce.number().nullish().catch(null)
const details = z.record(z.string(), z.unknown()).nullish()

/** As much of an item as the library shows (Canto API v1, content). */
export const cantoContent = z.object({
  id: z.string(),
  scheme: z.string(),
  name: text,
  width: number,
  height: number,
  size: number,
  ownerName: text,
  description: text,
  copyright: text,
  termsAndConditions: text,
  created: z.string().nullish(),
  lastUploaded: z.string().nullish(),
  time: z.string().nullish(),
  default: details,
  additional: details,
  metadata: details,
  url: z.object({ preview: text, directUrlPreview: text, directUrlOriginal: text }).partial().nullish(),
})
export type CantoContent = z.output<typeof cantoContent>

export const cantoPage = z.object({ results: z.array(cantoContent).nullish(), found: z.number().default(0) })

const isScheme = (scheme: string): scheme is MediaScheme => mediaSchemes.some((known) => known === scheme)

// Returns the first non-empty one of several details.
const statedIn = (holders: readonly (Record<string, unknown> | null | undefined)[], ...names: string[]): string => {
  for (const name of names)
    for (const holder of holders) {
      const value = holder?.[name]
      if (typeof value === 'string' && value.trim() !== '') return value.trim()
    }
  return ''
}

/**
 * Returns an item of Canto as the library shows it; null for albums and folders, which are hidden
 * (docs/spec/editor.md#media-content).
 */
export function cantoItem(content: CantoContent, host: string): MediaItem | null {
  const { id, scheme, url, width, height } = content
  if (!isScheme(scheme)) return null
  const holders = [content.additional, content.metadata, content.default]
  return {
    id,
    scheme,
    name: content.name,
    width: width ?? null,
    height: height ?? null,
    src: { preview: url?.directUrlPreview || null, default: url?.directUrlOriginal || url?.directUrlPreview || '' },
    mimeType: statedIn(holders, 'MIME Type', 'MIMEType', 'Content Type') || `${scheme}/*`,
    alt: statedIn(holders, 'ALT Text', 'Alt Text', 'AltText'),
    caption: content.description || statedIn(holders, 'Caption', 'Caption-Abstract', 'Description'),
    credit: statedIn(holders, 'Credit', 'By-line', 'Author', 'Artist') || content.copyright,
    usageInstructions: statedIn(holders, 'Usage instructions', 'Usage Instructions') || content.termsAndConditions,
    contributor: content.ownerName,
    duration: null,
    created: momentOf(content.created, 'created'),
    uploaded: momentOf(content.lastUploaded, 'uploaded'),
    modified: momentOf(content.time, 'modified'),
    page: `${host}/allfiles?viewIndex=1&column=${scheme}&id=${encodeURIComponent(id)}`,
  }
}
