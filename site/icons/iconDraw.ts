import sharp from 'sharp'
import type { IconForm } from './iconNames.ts'

/** Icon of a publication without a logo: a newspaper. */
export const defaultIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><path fill="#111" d="M3 2h26v28H3z"/><path fill="#fff" d="M6 6h20v5H6zM6 14h9v12H6zM18 14h8v2h-8zM18 19h8v2h-8zM18 24h8v2h-8z"/></svg>'

/** Returns an icon out of a logo of any shape: whole, in the middle of a white square. */
export async function drawIcon(logo: Buffer, { format, sizes, margin }: IconForm): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map(async (size) => ({ size, png: await square(logo, size, margin) })))
  return format === 'ico' ? icoOf(pictures) : Buffer.concat(pictures.map(({ png }) => png))
}

function square(logo: Buffer, size: number, margin: number): Promise<Buffer> {
  const empty = Math.round(size * margin)
  return sharp(logo, { density: 600 })
    .resize(size - 2 * empty, size - 2 * empty, { fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .extend({ top: empty, bottom: empty, left: empty, right: empty, background: '#fff' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
}

const headerLength = 6
const entryLength = 16

// A file of several PNG pictures as Windows has defined it: a header, an entry a picture, the pictures.
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(headerLength + entryLength * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = headerLength + entryLength * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
