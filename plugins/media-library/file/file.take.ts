import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { FileFacts, PreparedFile } from './file.prepare.ts'
import { telltaleBytes } from './fileKind.ts'
import { FileRefused } from './fileRefusedError.ts'
import { processPool, TaskLost } from './processPool.ts'
import { firstBytes, type SourceFile } from './sourceFile.ts'
import { sourceScript } from './sourceScript.ts'

/** A file that Payload and other libraries can keep. */
export interface TakenFile extends SourceFile {
  mimetype: string
  /** Empty where the bytes lie at `tempFilePath`. */
  data: Buffer
}

const inOwnProcess = processPool({
  script: sourceScript('plugins/media-library/file/file.worker.ts'),
  maxMemory: 1024,
  size: 2,
  idleFor: 60_000,
})

// Milliseconds that preparing a file may take. Drawings are small; only a hostile one takes longer.
const timeLimits = { drawing: 10_000, other: 60_000 }

const isDrawing = async (source: SourceFile): Promise<boolean> =>
  (await firstBytes(source, telltaleBytes)).includes('<svg')

const answer = z.union([
  z.object({ refusal: z.string() }),
  z.object({ prepared: z.custom<PreparedFile>((value) => typeof value === 'object' && value !== null) }),
])

/**
 * Prepares a file for the library. Every way into the library leads through here. What parses the file runs in a process
 * of its own with limits of time and memory, so that no file can stop the one that serves people.
 *
 * @param by the id of the user whose file it is: files of one user wait for each other; null for the product's own
 * @throws FileRefused (400) with the reason, for what the library does not take
 */
export async function takeFile(source: SourceFile, by: string | null): Promise<{ file: TakenFile; facts: FileFacts }> {
  const { name, size, data, tempFilePath } = source
  const isOnDisk = Boolean(tempFilePath) && !data?.length
  const timeLimit = (await isDrawing(source)) ? timeLimits.drawing : timeLimits.other
  const answered = answer.parse(
    await inOwnProcess({ name, size, ...(isOnDisk ? { tempFilePath } : { data }) }, { timeLimit, by }).catch(
      (error: unknown) => {
        throw error instanceof TaskLost ? new FileRefused(tooHeavy) : error
      },
    ),
  )
  if ('refusal' in answered) throw new FileRefused(answered.refusal)
  const { prepared } = answered
  const kept = { name: prepared.name, mimetype: prepared.mimetype }
  // Pictures are cut and made smaller from memory.
  const isPicture = prepared.mimetype.startsWith('image/')
  const bytes = prepared.data ?? (isPicture && isOnDisk && tempFilePath ? await readFile(tempFilePath) : data)
  const file: TakenFile =
    bytes && (isPicture || !isOnDisk)
      ? { ...kept, data: bytes, size: bytes.length }
      : { ...kept, data: Buffer.alloc(0), size, tempFilePath }
  return { file, facts: prepared.facts }
}

const tooHeavy = 'This file cannot be read: it takes too much time or memory.'
