import { access, constants } from 'node:fs/promises'

/** The file is not what it should be; the message names it, says where (line, and column where it is known) and what is wrong. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError'
}

/** @throws ImportFileError when the file is not there or may not be read. */
export async function requireReadable(file: string): Promise<void> {
  await access(file, constants.R_OK).catch(() => {
    throw new ImportFileError(`${file} is not there, or may not be read`)
  })
}
