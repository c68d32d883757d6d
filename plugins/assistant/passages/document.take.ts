import { z } from 'zod'
import { processPool, TaskLost } from '../../media-library/file/processPool.ts'
import { sourceScript } from '../../media-library/file/sourceScript.ts'
import { type DocumentText, UnreadableDocument } from './document.types.ts'

const inOwnProcess = processPool({
  script: sourceScript('plugins/assistant/passages/document.worker.ts'),
  maxMemory: 768,
  size: 1,
  idleFor: 30_000,
})

// Milliseconds that a document may take.
const timeLimit = 60_000

const answer = z.union([
  z.object({ problem: z.string() }),
  z.object({
    read: z.object({
      pages: z.number(),
      paragraphs: z.array(z.object({ page: z.number().nullable(), heading: z.string(), text: z.string() })),
    }),
  }),
])

/**
 * Returns the text of a document. What parses it runs in a process of its own with limits of time and memory.
 * @throws UnreadableDocument with the reason in words
 */
export async function takeText(data: Buffer, mimeType: string): Promise<DocumentText> {
  const answered = answer.parse(
    await inOwnProcess({ data, mimeType }, { timeLimit, by: null }).catch((error: unknown) => {
      throw error instanceof TaskLost ? new UnreadableDocument(tooHeavy) : error
    }),
  )
  if ('problem' in answered) throw new UnreadableDocument(answered.problem)
  return answered.read
}

const tooHeavy = 'This file cannot be read: it takes too much time or memory.'
