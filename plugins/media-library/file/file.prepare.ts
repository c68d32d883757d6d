import { maxUploadSize } from '#collections/media/mimeTypes.ts'
import { kindOf, kindOfType, safeNameOf } from './fileKind.ts'
import { preparePicture } from './picture.prepare.ts'
import { noPictureFacts, type PictureFacts } from './pictureFacts.read.ts'
import { durationOf } from './recording.read.ts'
import { allBytes, type SourceFile } from './sourceFile.ts'
import { sanitiseSvg } from './svgSanitise.ts'
import { sizeRefusal, UnfitFile } from './unfitFileError.ts'
import { waveformOf } from './waveform.read.ts'

export interface FileFacts extends PictureFacts {
  /** Seconds that a sound or a film lasts; null for everything else. */
  duration: number | null
  /** Loudness of a sound at equal steps, 0 to 100; empty where it is not known, null for everything else. */
  waveform: number[] | null
}

export interface PreparedFile {
  name: string
  mimetype: string
  /** Its new bytes; null where those that came are kept. */
  data: Buffer | null
  facts: FileFacts
}

/**
 * Prepares a file for the library: detects its type by its bytes, makes its name valid, removes scripts from a drawing,
 * rotates a picture upright and removes its location; and reads its metadata. It parses untrusted input, so it runs in
 * a process of its own: `takeFile` calls it there.
 *
 * @throws UnfitFile with the reason, for a file that the library does not accept
 */
export async function prepareFile(file: SourceFile): Promise<PreparedFile> {
  if (file.size > maxUploadSize) throw new UnfitFile(sizeRefusal)
  const kind = await kindOf(file)
  const { mimeType } = kind
  const facts: FileFacts = { ...noPictureFacts, duration: null, waveform: null }
  const named = { name: safeNameOf(file.name, kind), mimetype: mimeType, data: null, facts }

  if (mimeType === 'image/svg+xml') return { ...named, data: await sanitiseSvg(await allBytes(file)) }
  if (mimeType.startsWith('image/')) {
    const { facts: found, ...picture } = await preparePicture(await allBytes(file), mimeType)
    const name = safeNameOf(file.name, kindOfType(picture.mimeType))
    return { name, mimetype: picture.mimeType, data: picture.data, facts: { ...facts, ...found } }
  }
  if (mimeType.startsWith('audio/') || mimeType.startsWith('video/')) {
    const duration = await durationOf(file, mimeType)
    const waveform = mimeType.startsWith('audio/') ? await waveformOf(file, mimeType) : null
    return { ...named, facts: { ...facts, duration, waveform } }
  }
  if (mimeType === 'application/pdf' && !(await allBytes(file)).includes('%%EOF'))
    throw new UnfitFile('This document is damaged and cannot be read.')
  return named
}
