/** Reads documents in a process of its own, one at a time. Started by `document.take.ts`; ends with the process that started it. */
import { z } from 'zod'
import { readDocument } from './document.read.ts'
import { UnreadableDocument } from './document.types.ts'

// Bytes of memory, and how often it is looked at (milliseconds).
const maxMemoryBytes = 1024 ** 3
const lookEvery = 250

const taskForm = z.object({ data: z.instanceof(Uint8Array), mimeType: z.string() })

process.on('disconnect', () => process.exit())
process.on('message', async (task) => {
  const { data, mimeType } = taskForm.parse(task)
  const guard = setInterval(() => {
    if (process.memoryUsage.rss() > maxMemoryBytes) process.exit(1)
  }, lookEvery)
  try {
    process.send?.({ read: await readDocument(data, mimeType) })
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    process.send?.({ problem: error.message })
  } finally {
    clearInterval(guard)
  }
})
