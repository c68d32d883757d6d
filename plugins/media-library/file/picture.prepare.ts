import type { Metadata } from 'sharp'
import sharp from 'sharp'
import { convertPicture, isConverted } from './picture.convert.ts'
import { type PictureFacts, readPictureFacts } from './pictureFacts.read.ts'
import { UnfitFile } from './unfitFileError.ts'

// Chunks of a PNG that carry words, places and dates and nothing of the picture.
const carriers = new Set(['eXIf', 'iTXt', 'tEXt', 'zTXt', 'tIME'])

// Length of the signature of a PNG, and of what stands around the data of a chunk.
const signature = 8
const around = 12

// Pixels of the largest picture that is taken, all frames together: a camera of 100 megapixels.
const maxPixels = 100_000_000

// The maximum side that WebP can have, and therefore what readers' copies can be made of.
const maxSide = 16_383

// JPEG quality without a visible difference; the next copies are made from this one.
const quality = 95

interface PreparedPicture {
  mimeType: string
  data: Buffer
  facts: PictureFacts
}

/**
 * Returns a picture that browsers show, upright and without what its camera or its program wrote into it (place, owner,
 * serial numbers), and what it said about itself. One that carries nothing stays as it is, byte for byte.
 *
 * @throws UnfitFile when it is damaged or too large
 */
export async function preparePicture(bytes: Buffer, mimeType: string): Promise<PreparedPicture> {
  if (mimeType === 'image/avif' && isMovingAvif(bytes)) throw new UnfitFile(movingAvif)
  const metadata = await metadataOf(bytes)
  refuseLarge(metadata)
  const facts = await readPictureFacts(bytes, metadata)
  if (isConverted(mimeType)) {
    const converted = await convertPicture(bytes, metadata).catch(() => {
      throw new UnfitFile(damaged)
    })
    return { ...converted, facts }
  }
  await refuseDamaged(bytes)
  // What makes a PNG move is lost in a rewritten one.
  if (mimeType === 'image/apng') return { mimeType, data: withoutWords(bytes), facts }
  return { mimeType, data: carriesData(metadata) ? await rewritten(bytes, metadata) : bytes, facts }
}

// Neither the site's pictures nor the small ones for lists can be made of these.
const isMovingAvif = (bytes: Buffer): boolean => bytes.toString('latin1', 4, 12) === 'ftypavis'
const movingAvif = 'This AVIF picture moves, and those are not accepted. Send it as GIF, WebP or PNG.'

const damaged = 'This picture is damaged and cannot be read.'

// Reads the head of the file only, which is cheap.
const metadataOf = (bytes: Buffer): Promise<Metadata> =>
  sharp(bytes, { limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => {
      throw new UnfitFile(damaged)
    })

const refuseLarge = ({ width, height, pageHeight }: Metadata): void => {
  const side = Math.max(width, pageHeight ?? height)
  if (width * height <= maxPixels && side <= maxSide) return
  const size = `${width.toLocaleString('en-US')} × ${(pageHeight ?? height).toLocaleString('en-US')}`
  throw new UnfitFile(`This picture is too large: ${size} pixels. At most 100 megapixels, 16,383 a side.`)
}

// Decodes the whole picture: a truncated one has a valid head.
const refuseDamaged = (bytes: Buffer): Promise<unknown> =>
  sharp(bytes, { limitInputPixels: maxPixels, animated: true, failOn: 'truncated' })
    .resize({ width: 16, withoutEnlargement: true })
    .raw()
    .toBuffer()
    .catch(() => {
      throw new UnfitFile(damaged)
    })

const carriesData = ({ exif, xmp, iptc, orientation, comments }: Metadata): boolean =>
  Boolean(exif || xmp || iptc || comments?.length || (orientation ?? 1) !== 1)

const rewritten = (bytes: Buffer, { format, chromaSubsampling }: Metadata): Promise<Buffer> => {
  const upright = sharp(bytes, { limitInputPixels: maxPixels, animated: true }).autoOrient().keepIccProfile()
  switch (format) {
    case 'jpeg':
      return upright.jpeg({ quality, chromaSubsampling: chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0' }).toBuffer()
    case 'webp':
      return upright.webp({ quality }).toBuffer()
    case 'heif':
      return upright.avif({ quality: 80 }).toBuffer()
    default:
      return upright.toBuffer()
  }
}

// Returns a PNG without the words in it, every other byte as it was. One that moves keeps its frames that way.
function withoutWords(png: Buffer): Buffer {
  const kept = [png.subarray(0, signature)]
  for (let at = signature; at + around <= png.length; ) {
    const end = at + around + png.readUInt32BE(at)
    if (!carriers.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}
