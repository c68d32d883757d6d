import { mediaSchemeOf } from '#collections/media/mimeTypes.ts'
import type { ReaderMedia } from '#contract/reader.schema.ts'
import type { MediaRow } from './rows.schema.ts'

/**
 * Returns a file of the library as readers get it. Payload keeps the focal point in percent, the middle where none was
 * set.
 */
export function shapeMedia(row: MediaRow): ReaderMedia {
  return {
    id: row.id,
    scheme: mediaSchemeOf(row.mimeType),
    src: `/media/${encodeURIComponent(row.filename)}`,
    name: row.filename,
    mimeType: row.mimeType,
    size: row.filesize,
    width: row.width,
    height: row.height,
    alt: row.alt,
    caption: row.caption,
    credit: row.credit,
    captions: captionsOf(row),
    focalPoint: { x: (row.focalX ?? 50) / 100, y: (row.focalY ?? 50) / 100 },
  }
}

const captionsOf = ({ id, hasCaptions, captionsLanguage, translatedInto }: MediaRow): ReaderMedia['captions'] => [
  ...(hasCaptions ? [captionsAt(`/captions/${id}`, captionsLanguage, false)] : []),
  ...translatedInto.map((language) => captionsAt(`/captions/${id}.${language}`, language, true)),
]

const captionsAt = (path: string, lang: string | null, isTranslation: boolean) => ({
  track: `${path}.vtt`,
  transcript: `${path}.txt`,
  lang,
  label: lang === null ? 'Captions' : (new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang),
  isTranslation,
})
