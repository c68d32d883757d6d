import { open, readFile } from 'node:fs/promises'
import { type FileTypeResult, fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import { z } from 'zod'

/** A file that arrives: its bytes in memory, or at a place on the disk when there may be many of them. */
export const sourceFile = z.object({
  /** Name given by the browser or the program; untrusted. */
  name: z.string(),
  size: z.number(),
  data: z.instanceof(Buffer).optional(),
  tempFilePath: z.string().optional(),
})
export type SourceFile = z.infer<typeof sourceFile>

/** Returns all bytes of a file. */
export async function allBytes({ data, tempFilePath }: SourceFile): Promise<Buffer> {
  if (tempFilePath && !data?.length) return readFile(tempFilePath)
  return data ?? Buffer.alloc(0)
}

/** Returns the first bytes of a file, at most `length` of them. */
export async function firstBytes({ data, tempFilePath }: SourceFile, length: number): Promise<Buffer> {
  if (!tempFilePath || data?.length) return (data ?? Buffer.alloc(0)).subarray(0, length)
  const file = await open(tempFilePath)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Returns the type of a file detected from its bytes; undefined for text and for unknown types. */
export function typeOfBytes({ data, tempFilePath }: SourceFile): Promise<FileTypeResult | undefined> {
  // A file that ends in the middle of what shows its type is of no type.
  const detected =
    tempFilePath && !data?.length ? fileTypeFromFile(tempFilePath) : fileTypeFromBuffer(data ?? new Uint8Array())
  return detected.catch(() => undefined)
}
