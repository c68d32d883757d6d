import exifr from 'exifr'
import type { Metadata } from 'sharp'
import { z } from 'zod'

/** Metadata of a picture in IPTC, XMP and EXIF; empty where there is none. */
export interface PictureFacts {
  alt: string
  caption: string
  credit: string
  /** When it was taken, as ISO 8601; null when unknown. */
  takenAt: string | null
}

export const noPictureFacts: PictureFacts = { alt: '', caption: '', credit: '', takenAt: null }

// Texts come alone, in a language ({lang, value}) or as a list.
const words: z.ZodType<string> = z
  .union([
    z.string(),
    z.object({ value: z.string() }).transform(({ value }) => value),
    z.array(z.unknown()).transform((list) => list.filter((item) => typeof item === 'string').join(', ')),
  ])
  .transform((value) => value.replaceAll('\0', '').trim())
  .catch('')

// IPTC is read as Latin-1, and is UTF-8 in nearly all files.
const iptcWords = words.transform((text) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'))
  } catch {
    return text
  }
})

const moment = z.date().nullish().catch(null)

const facts = z.object({
  iptc: z.object({ Byline: iptcWords, Credit: iptcWords, Caption: iptcWords }).partial().catch({}),
  ifd0: z.object({ Artist: words, ImageDescription: words }).partial().catch({}),
  exif: z.object({ DateTimeOriginal: moment, CreateDate: moment }).partial().catch({}),
  dc: z.object({ creator: words, description: words }).partial().catch({}),
  photoshop: z.object({ Credit: words }).partial().catch({}),
  Iptc4xmpCore: z.object({ AltTextAccessibility: words }).partial().catch({}),
})

const read = { iptc: true, xmp: true, exif: true, ifd0: {}, gps: false, mergeOutput: false } as const

/** Reads a picture's metadata. Unreadable metadata counts as none. */
export async function readPictureFacts(bytes: Buffer, metadata: Metadata): Promise<PictureFacts> {
  const blocks = facts.safeParse({
    iptc: {},
    ifd0: {},
    exif: {},
    dc: {},
    photoshop: {},
    Iptc4xmpCore: {},
    ...(await parse(bytes, metadata)),
  })
  if (!blocks.success) return noPictureFacts
  const { iptc, ifd0, exif, dc, photoshop, Iptc4xmpCore } = blocks.data
  const byline = iptc.Byline || dc.creator || ifd0.Artist || ''
  const agency = iptc.Credit || photoshop.Credit || ''
  return {
    alt: Iptc4xmpCore.AltTextAccessibility ?? '',
    caption: iptc.Caption || dc.description || ifd0.ImageDescription || '',
    credit: [...new Set([byline, agency])].filter(Boolean).join(' / '),
    takenAt: (exif.DateTimeOriginal ?? exif.CreateDate)?.toISOString() ?? null,
  }
}

const parse = async (bytes: Buffer, metadata: Metadata): Promise<object> => {
  // The reader knows no WebP; its EXIF block is a file of a kind that it knows, after six letters.
  const readable = metadata.format === 'webp' ? metadata.exif?.subarray(6) : bytes
  const found: unknown = readable && (await exifr.parse(readable, read).catch(() => null))
  return typeof found === 'object' && found !== null ? found : {}
}
