import type { ReaderRecording } from '#contract/reader.schema.ts'
import { type XmlElement, xml } from './xml.ts'

/** Returns the `enclosure` of an RSS item: the file that podcast apps and feed readers play. */
export function enclosure({ src, size, mimeType }: ReaderRecording, siteUrl: string): XmlElement {
  return xml('enclosure', {
    url: new URL(src, `${siteUrl}/`).href,
    length: String(size ?? 0),
    type: mimeType === 'audio/mp4' ? 'audio/x-m4a' : mimeType,
  })
}
