import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Generators of uploaded files: valid, invalid and malicious. No third-party file is needed. */

// A picture with two halves, so that a turn can be seen: the left one red, the right one blue.
const redBlue = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } },
      left: 0,
      top: 0,
    },
  ])

export function jpeg() {
  return redBlue().jpeg().toBuffer()
}
export function png() {
  return redBlue().png().toBuffer()
}
export function webp() {
  return redBlue().webp().toBuffer()
}
export function avif() {
  return redBlue().avif().toBuffer()
}
export function gif() {
  return redBlue().gif().toBuffer()
}

export function tiff() {
  return redBlue().tiff().toBuffer()
}

export function clearTiff() {
  return redBlue().ensureAlpha(0.5).tiff({ compression: 'lzw' }).toBuffer()
}

/** Returns a HEIC picture as telephones write it: 16 by 8, red above and blue below. No encoder is available. */
export function heic() {
  return Buffer.from(
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAABAACAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHOAAEAAAAAAAAAOQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADVaXBycAAAALNpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAEAAAAAgAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAEFtZGF0AAAANSgBrxMhcGNA5TUu3jd+yr+Zuhvn+rYWkb2Em7hv5Uff0Ox8Qeep7QTVOuSqPkiAkUesVZ64',
    'base64',
  )
}

/** Returns a PNG that moves: 8 by 8, red and then blue. */
export function movingPng() {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAABAAAAAQBPJcTWAAAACGFjVEwAAAACAAAAAPONk3AAAAAaZmNUTAAAAAAAAAAIAAAACAAAAAAAAAAAAAEABQAA+RL9XwAAABJJREFUeJxj+MvAgBVhFx20EgD2cD9BthpBTQAAABpmY1RMAAAAAQAAAAgAAAAIAAAAAAAAAAAAAQAFAABiYReLAAAAFGZkQVQAAAACeJxjYGD4hwMNKQkAkLA/gQ9fRPwAAAAASUVORK5CYII=',
    'base64',
  )
}

/** Returns the same with a word in it, before the picture. */
export function movingPngWithWords() {
  const png = movingPng()
  return Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from('Author\0Ines Okafor')), png.subarray(33)])
}

export function movingAvif() {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 0x20]),
    Buffer.from('ftypavis'),
    Buffer.alloc(4),
    Buffer.from('avisavifmif1miaf'),
  ])
}

export function turnedJpeg(orientation: number) {
  return redBlue().withMetadata({ orientation }).jpeg().toBuffer()
}

/** Returns a picture with words in EXIF, and the place where it was taken. */
export function jpegFromCamera() {
  return redBlue()
    .withExif({
      IFD0: { Artist: 'Ines Okafor', ImageDescription: 'The ferry at the old pier' },
      IFD2: { DateTimeOriginal: '2026:03:12 07:15:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 4366/100',
      },
    })
    .jpeg()
    .toBuffer()
}

export function jpegWithXmp() {
  return redBlue()
    .withXmp(`<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">
<dc:creator><rdf:Seq><rdf:li>Tomás Reyes</rdf:li></rdf:Seq></dc:creator><dc:description><rdf:Alt><rdf:li xml:lang="x-default">The iron bridge</rdf:li></rdf:Alt></dc:description><Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">An iron bridge in thick fog</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`)
    .jpeg()
    .toBuffer()
}

// One dataset of IPTC: its number in record 2, and its words.
const dataset = (number: number, words: string): Buffer => {
  const text = Buffer.from(words)
  return Buffer.concat([Buffer.from([0x1c, 2, number, text.length >> 8, text.length & 255]), text])
}

export async function jpegWithIptc() {
  const picture = await jpeg()
  const utf8 = Buffer.from([0x1c, 1, 90, 0, 3, 0x1b, 0x25, 0x47])
  const words = [dataset(80, 'Zoë Café'), dataset(110, 'Harbour Press'), dataset(120, 'Dredging begins – early')]
  const block = Buffer.concat([utf8, ...words])
  const head = Buffer.from('Photoshop 3.0\x008BIM\x04\x04\x00\x00', 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(block.length)
  const body = Buffer.concat([head, size, block, Buffer.alloc(block.length % 2)])
  const marker = Buffer.from([0xff, 0xed, (body.length + 2) >> 8, (body.length + 2) & 255])
  return Buffer.concat([picture.subarray(0, 2), marker, body, picture.subarray(2)])
}

export async function animatedWebp() {
  const frame = (background: string) => ({ create: { width: 16, height: 16, channels: 3 as const, background } })
  const frames = await Promise.all(['#f00', '#0f0', '#00f'].map((color) => sharp(frame(color)).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100, 100], loop: 0 })
    .toBuffer()
}

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length)
  numbers.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)])
}

/** Returns a few hundred bytes that want to become gigabytes. */
export function pictureBomb() {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(50_000)
  size.writeUInt32BE(50_000, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = deflateSync(Buffer.alloc(150_001 * 10))
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

export function svg(inside: string, head = '') {
  return Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">${inside}</svg>`,
  )
}

/** Returns half a second of silence. */
export function wav() {
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + 4000, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(4000, 40)
  return Buffer.concat([head, Buffer.alloc(4000, 128)])
}

/** Returns a picture of a telephone whose head is damaged: all that is left is the container that films have, too. */
export function damagedHeif() {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 0x18]),
    Buffer.from('ftypxxxx'),
    Buffer.alloc(4),
    Buffer.from('xxxxmiaf'),
  ])
}

/** Returns the head of a film without a film. */
export function headOfFilm() {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 0x18]),
    Buffer.from('ftypmp42'),
    Buffer.alloc(4),
    Buffer.from('mp42isom'),
  ])
}

export function pdf() {
  return Buffer.from('%PDF-1.4\nxref\n0 0\n%%EOF')
}

export function oldOffice(stream: string) {
  const file = Buffer.alloc(1536)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file)
  Buffer.from(stream, 'utf16le').copy(file, 1024)
  return file
}
