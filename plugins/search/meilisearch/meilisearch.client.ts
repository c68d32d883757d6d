import { z } from 'zod'
import { withDeadline } from '../../outside/deadline.ts'
import { SearchUnavailableError } from '../retriever.types.ts'

export interface MeilisearchOptions {
  /** Without a slash at the end. */
  url: string
  /** A key that may search the index, change its documents and settings, and read tasks. */
  key: string
  /** Milliseconds that an answer may take. */
  timeout?: number
}

// Less than a reader waits, and than the reader site does.
const usualTimeout = 3_000

const refusal = z.object({ code: z.string() })

/**
 * Calls the engine, and parses its answer.
 * @returns the answer; null for 404 with the code "index_not_found" or "task_not_found"
 * @throws SearchUnavailableError for every other answer, and for none
 */
export async function callMeilisearch<Schema extends z.ZodType>(
  { url, key, timeout = usualTimeout }: MeilisearchOptions,
  schema: Schema,
  call: { method: 'GET' | 'POST' | 'PATCH'; path: string; body?: unknown },
): Promise<z.output<Schema> | null> {
  const { method, path, body } = call
  const headers = {
    Authorization: `Bearer ${key}`,
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  }
  // What was searched for is in no message.
  const failed = (why: string, cause?: unknown) =>
    new SearchUnavailableError(`Meilisearch ${why} at ${method} ${path}`, { cause })
  const answer = await withDeadline(timeout, async (signal) => {
    const response = await fetch(url + path, { method, headers, signal, redirect: 'error', body: JSON.stringify(body) })
    return { status: response.status, isOk: response.ok, text: await response.text() }
  }).catch((error: unknown) => {
    throw failed('did not answer', error)
  })
  const json = parsed(answer.text)
  if (answer.status === 404) {
    const { data } = refusal.safeParse(json)
    if (data?.code === 'index_not_found' || data?.code === 'task_not_found') return null
  }
  if (!answer.isOk) throw failed(`answered ${answer.status}`)
  const read = schema.safeParse(json)
  if (!read.success) throw failed('gave an answer that cannot be understood', read.error)
  return read.data
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
