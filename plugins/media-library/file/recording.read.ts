import { parseBuffer, parseFile } from 'music-metadata'
import type { SourceFile } from './sourceFile.ts'
import { UnfitFile } from './unfitFileError.ts'

/**
 * Returns the duration of a sound or a film, in seconds.
 *
 * @throws UnfitFile when it is damaged
 */
export async function durationOf(
  { name, data, tempFilePath, size }: SourceFile,
  mimeType: string,
): Promise<number | null> {
  const options = { duration: true, skipCovers: true }
  try {
    const { format } =
      tempFilePath && !data?.length
        ? await parseFile(tempFilePath, options)
        : await parseBuffer(data ?? new Uint8Array(), { mimeType, size }, options)
    if (!format.codec && !format.duration) throw new Error('No track in it')
    return format.duration ? Math.round(format.duration * 10) / 10 : null
  } catch {
    // Pictures of telephones lie in the container of films; a damaged head does not distinguish them.
    const isPicture = /\.(?:heic|heif|hif|avif)$/i.test(name)
    const what = isPicture ? 'picture' : mimeType.startsWith('audio/') ? 'recording' : 'film'
    throw new UnfitFile(`This ${what} is damaged and cannot be read.`)
  }
}
