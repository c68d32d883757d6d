import { z } from 'zod'
import { sendRest } from '../api/rest.ts'

const progress = z.object({
  done: z.number(),
  total: z.number(),
  created: z.number(),
  changed: z.number(),
  gone: z.number(),
})

export type SyncProgress = z.output<typeof progress>

const line = z.union([progress, z.object({ error: z.string() })])

/**
 * Synchronises the advertisers, and reports each step.
 * @param url the address of the call
 * @returns the last step
 * @throws Error with the server's message
 */
export async function synchronise(url: string, onStep: (step: SyncProgress) => void): Promise<SyncProgress> {
  const { body } = await sendRest(url, { method: 'POST' })
  let last: SyncProgress | null = null
  for await (const text of body ? linesOf(body) : []) {
    const step = line.parse(JSON.parse(text))
    if ('error' in step) throw new Error(step.error)
    last = step
    onStep(step)
  }
  if (!last) throw new Error('The server did not answer.')
  return last
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
