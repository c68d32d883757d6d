import { z } from 'zod'
import { restError } from './apiError.ts'
import { askServer } from './askServer.ts'

interface RestCall extends Pick<RequestInit, 'method' | 'body' | 'signal'> {
  headers?: Record<string, string>
  // Sent as JSON, in place of a body.
  json?: object
}

/**
 * Calls the REST API and returns its answer as it comes.
 * @throws ApiError in the server's words
 */
export async function sendRest(url: string, { json, ...init }: RestCall = {}): Promise<Response> {
  const response = await askServer(url, json ? { ...init, ...asJson(json, init.headers) } : init)
  if (response.ok) return response
  throw restError(await response.json().catch(() => null), response.status)
}

/**
 * Calls the REST API and returns its answer, parsed.
 * @throws ApiError in the server's words, also for an answer of another shape
 */
export async function callRest<Answer>(url: string, answer: z.ZodType<Answer>, call?: RestCall): Promise<Answer> {
  const response = await sendRest(url, call)
  const parsed = answer.safeParse(await response.json().catch(() => null))
  if (parsed.success) return parsed.data
  throw restError(null, response.status)
}

/** The answer to a document that was created: its id. */
export const createdId = z
  .object({ doc: z.object({ id: z.union([z.string(), z.number()]).transform(String) }) })
  .transform(({ doc }) => doc.id)

const asJson = (json: object, headers: RestCall['headers']): RequestInit => ({
  body: JSON.stringify(json),
  headers: { 'Content-Type': 'application/json', ...headers },
})
