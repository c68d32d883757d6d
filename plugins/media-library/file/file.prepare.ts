import { maxUploadSize } from '#collections/media/mimeTypes.ts'
import { kindOf, safeNameOf } from './fileKind.ts'
import { FileRefused, sizeRefusal } from './fileRefused.error.ts'
import { preparePicture } from './picture.prepare.ts'
import { noPictureFacts, type PictureFacts } from './pictureFacts.read.ts'
import { durationOf } from './recording.read.ts'
import { allBytes, type SourceFile } from './sourceFile.ts'
import { sanitiseSvg } from './svg.sanitise.ts'

/** What a file says about itself. */
export interface FileFacts extends PictureFacts {
  /** Seconds that a sound or a film lasts; null for everything else. */
  duration: number | null
}

export interface PreparedFile extends SourceFile {
  mimetype: string
  data: Buffer
}

/**
 * Makes a file ready for the library: what it is by its bytes, a name that fits, a drawing without script, a picture
 * upright and without location; and reads what it says about itself. Every way into the library leads through here.
 *
 * @throws FileRefused with the reason, for what the library does not take
 */
export const prepareFile = async (file: SourceFile): Promise<{ file: PreparedFile; facts: FileFacts }> => {
  if (file.size > maxUploadSize) throw new FileRefused(sizeRefusal)
  const kind = await kindOf(file)
  const { mimeType } = kind
  const facts: FileFacts = { ...noPictureFacts, duration: null }
  const named = { ...file, name: safeNameOf(file.name, kind), mimetype: mimeType, data: file.data ?? Buffer.alloc(0) }
  const holding = (data: Buffer): PreparedFile => ({ ...named, data, size: data.length, tempFilePath: undefined })

  if (mimeType === 'image/svg+xml') return { file: holding(await sanitiseSvg(await allBytes(file))), facts }
  if (mimeType.startsWith('image/')) {
    const { data, facts: told } = await preparePicture(await allBytes(file))
    return { file: holding(data), facts: { ...facts, ...told } }
  }
  if (mimeType.startsWith('audio/') || mimeType.startsWith('video/'))
    return { file: named, facts: { ...facts, duration: await durationOf(file, mimeType) } }
  if (mimeType === 'application/pdf' && !(await allBytes(file)).includes('%%EOF'))
    throw new FileRefused('This document is damaged and cannot be read.')
  return { file: named, facts }
}
