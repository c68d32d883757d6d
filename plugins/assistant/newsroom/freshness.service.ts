import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import type { z } from 'zod'
import type { AssistantRecord } from '../assistant.types.ts'
import { loadAssistant } from '../assistants.load.ts'
import { answeringOf } from '../trying/answeringParts.ts'
import type { freshness } from './desk.schema.ts'

/** @throws APIError 404 when the assistant is deleted */
export async function assistantToTry(req: PayloadRequest, id: number): Promise<AssistantRecord> {
  const found = await loadAssistant(req, { id: { equals: id } })
  if (!found) throw new APIError('There is no such assistant.', 404, null, true)
  return found
}

/** Returns how new the stories are that an assistant knows. */
export async function freshnessOf(
  req: PayloadRequest,
  assistant: AssistantRecord,
  now: Date,
): Promise<z.input<typeof freshness>> {
  const { staleAfterDays, to, usesStories } = assistant.scope
  const newest = await answeringOf(req.payload).retriever.newest(req, assistant)
  // An assistant for stories up to a day does not get older.
  if (!usesStories || to !== null) return { newest, staleAfterDays: null, isStale: false }
  const oldest = new Date(now.getTime() - staleAfterDays * 86_400_000).toISOString()
  return { newest, staleAfterDays, isStale: newest === null || newest < oldest }
}
