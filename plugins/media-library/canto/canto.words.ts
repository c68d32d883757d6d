import sharp from 'sharp'
import type { TakenFile } from '../file/file.take.ts'

/** Words that a user added to a file before it was sent. */
export interface SentWords {
  credit: string
  caption: string
}

// Formats that can carry words.
const carriers = ['image/jpeg', 'image/png', 'image/webp']

// JPEG quality without a visible difference.
const quality = 95

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (letter) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[letter] ?? letter)

// XMP as IPTC's photo metadata standard lays it down: the caption, and the credit line with its maker.
const xmpOf = ({ credit, caption }: SentWords): string => `<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="${escaped(credit)}">
<dc:creator><rdf:Seq><rdf:li>${escaped(credit)}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(caption)}</rdf:li></rdf:Alt></dc:description>
</rdf:Description></rdf:RDF></x:xmpmeta>`

/**
 * Returns a picture with the words in itself: Canto takes nothing beside a file, and reads what stands in it. Files
 * that cannot carry any go as they are.
 */
export async function withWords(file: TakenFile, words: SentWords): Promise<TakenFile> {
  if (!carriers.includes(file.mimetype) || (!words.credit && !words.caption)) return file
  const data = await sharp(file.data, { animated: true })
    .keepIccProfile()
    .withXmp(xmpOf(words))
    .jpeg({ quality, force: false })
    .webp({ quality, force: false })
    .toBuffer()
  return { ...file, data, size: data.length }
}
