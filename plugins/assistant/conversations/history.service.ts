import type { PayloadRequest } from 'payload'
import { type ChatMessage, threadId } from '#contract/chat.schema.ts'
import type { PassageRetriever } from '../assistant.types.ts'
import { exchangesOf } from './conversations.store.ts'
import { currentBasis } from './currentBasis.ts'
import { historyOf } from './history.shape.ts'

/** Returns a conversation for who holds its id; empty for an id that opens nothing. */
export async function readHistory(
  req: PayloadRequest,
  retriever: PassageRetriever,
  id: string,
): Promise<ChatMessage[]> {
  if (!threadId.safeParse(id).success) return []
  const exchanges = await exchangesOf(req, id)
  const current = await currentBasis(
    req,
    retriever,
    exchanges.flatMap(({ basis }) => basis),
  )
  return historyOf(exchanges, current)
}
