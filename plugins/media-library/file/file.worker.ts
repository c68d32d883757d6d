/** Prepares files in a process of its own, one at a time. Started by `file.take.ts`; ends with the process that started it. */
import { prepareFile } from './file.prepare.ts'
import { sourceFile } from './sourceFile.ts'
import { UnfitFile } from './unfitFileError.ts'

// Bytes of memory, what native libraries hold included, and how often it is looked at (milliseconds).
const maxMemoryBytes = 2 * 1024 ** 3
const lookEvery = 250

process.on('disconnect', () => process.exit())
process.on('message', async (task) => {
  const file = sourceFile.parse(task)
  const guard = setInterval(() => {
    if (process.memoryUsage.rss() > maxMemoryBytes) process.exit(1)
  }, lookEvery)
  try {
    process.send?.({ prepared: await prepareFile(file) })
  } catch (error) {
    if (!(error instanceof UnfitFile)) throw error
    process.send?.({ refusal: error.message })
  } finally {
    clearInterval(guard)
  }
})
