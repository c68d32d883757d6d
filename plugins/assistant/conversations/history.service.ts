import type { PayloadRequest } from 'payload'
import { type ChatMessage, type ThreadCall, threadId } from '#contract/chat.schema.ts'
import type { PassageRetriever } from '../assistant.types.ts'
import { exchangesOf } from './conversations.store.ts'
import { currentBasis, sourceOf, versionKey } from './currentBasis.ts'
import { historyOf } from './history.shape.ts'

/**
 * Returns a conversation for who holds its id; empty for an id that opens nothing, or nothing of what was requested.
 */
export async function readHistory(
  req: PayloadRequest,
  retriever: PassageRetriever,
  { threadId: id, of }: ThreadCall,
): Promise<ChatMessage[]> {
  if (!threadId.safeParse(id).success) return []
  const exchanges = await exchangesOf(req, id, of)
  const basis = exchanges.flatMap((exchange) => exchange.basis)
  const current = await currentBasis(req, retriever, basis)
  const changed = basis.filter((passage) => !current.has(versionKey(passage))).map(({ id }) => sourceOf(id))
  const visible = changed.length > 0 ? await retriever.visible(req, [...new Set(changed)]) : new Set<string>()
  const gone = new Set(changed.filter((source) => !visible.has(source)))
  return historyOf(exchanges, { current, gone })
}
