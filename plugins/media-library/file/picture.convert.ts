/// <reference path="./heicDecode.d.ts" />
import type { Metadata } from 'sharp'
import sharp from 'sharp'

export interface ConvertedPicture {
  mimeType: 'image/jpeg' | 'image/png'
  data: Buffer
}

/** Returns whether pictures of a kind are converted on upload: those of telephones and of scanners. */
export function isConverted(mimeType: string): boolean {
  return mimeType === 'image/heic' || mimeType === 'image/tiff'
}

// JPEG quality without a visible difference; the next copies are made from this one.
const quality = 95

/**
 * Converts a picture to JPEG, or to PNG where it lets something shine through. It is upright afterwards, and carries its
 * colour profile and nothing else.
 *
 * @throws Error when it is damaged
 */
export async function convertPicture(bytes: Buffer, metadata: Metadata): Promise<ConvertedPicture> {
  // sharp reads the head of such a picture, but has no decoder for what is in it.
  if (metadata.compression === 'hevc') return { mimeType: 'image/jpeg', data: await fromHevc(bytes, metadata) }
  const upright = sharp(bytes, { failOn: 'truncated' }).autoOrient()
  return metadata.hasAlpha
    ? { mimeType: 'image/png', data: await upright.png().toBuffer() }
    : { mimeType: 'image/jpeg', data: await upright.jpeg({ quality }).toBuffer() }
}

const fromHevc = async (bytes: Buffer, { icc }: Metadata): Promise<Buffer> => {
  // Heavy, and not every newsroom meets one.
  const { default: decode } = await import('heic-decode')
  const { width, height, data } = await decode({ buffer: bytes })
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality })
    .toBuffer()
  return icc ? withProfile(jpeg, icc) : jpeg
}

// Bytes of a profile that one segment of a JPEG holds beside its own head.
const maxPartBytes = 65_519

// Puts a colour profile into a JPEG as its standard says: pixels that a decoder hands over do not carry theirs.
const withProfile = (jpeg: Buffer, profile: Buffer): Buffer => {
  const count = Math.ceil(profile.length / maxPartBytes)
  const segments = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * maxPartBytes, (index + 1) * maxPartBytes)
    const head = Buffer.from(`\xff\xe2\0\0ICC_PROFILE\0${String.fromCharCode(index + 1, count)}`, 'latin1')
    head.writeUInt16BE(head.length - 2 + part.length, 2)
    return Buffer.concat([head, part])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}
