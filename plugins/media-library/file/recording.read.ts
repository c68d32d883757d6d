import { parseBuffer, parseFile } from 'music-metadata'
import { FileRefused } from './fileRefused.error.ts'
import type { SourceFile } from './sourceFile.ts'

/**
 * How long a sound or a film lasts, in seconds.
 *
 * @throws FileRefused when it is damaged
 */
export const durationOf = async (
  { data, tempFilePath, size }: SourceFile,
  mimeType: string,
): Promise<number | null> => {
  const options = { duration: true, skipCovers: true }
  try {
    const { format } =
      tempFilePath && !data?.length
        ? await parseFile(tempFilePath, options)
        : await parseBuffer(data ?? new Uint8Array(), { mimeType, size }, options)
    if (!format.codec && !format.duration) throw new Error('No track in it')
    return format.duration ? Math.round(format.duration * 10) / 10 : null
  } catch {
    const what = mimeType.startsWith('audio/') ? 'recording' : 'film'
    throw new FileRefused(`This ${what} is damaged and cannot be read.`)
  }
}
