import type { PayloadRequest } from 'payload'
import type { ChatPart } from '#contract/chatText.ts'
import { isSameQuestion } from './questions.ts'

// Written answers of an assistant that are looked through.
const most = 1_000

/**
 * Returns the answer that an editor wrote for a question, with its published stories as markers; null when there is none.
 * Of several, the newest.
 */
export async function writtenAnswer(
  req: PayloadRequest,
  assistant: number,
  question: string,
): Promise<ChatPart[] | null> {
  const { docs } = await req.payload.find({
    collection: 'assistant-answers',
    where: { assistant: { equals: assistant } },
    sort: '-updatedAt',
    limit: most,
    depth: 0,
    pagination: false,
    req,
  })
  const found = docs.find((written) => isSameQuestion(written.question, question))
  if (!found) return null
  const ids = (found.posts ?? []).map((post) => (typeof post === 'object' ? post.id : post))
  const { docs: posts } = await req.payload.find({
    collection: 'posts',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    select: { headline: true, path: true, publishDateTime: true },
    limit: ids.length,
    depth: 0,
    pagination: false,
    req,
  })
  const near = ids.flatMap((id) => {
    const post = posts.find((one) => one.id === id)
    if (!post?.path) return []
    return [{ type: 'near', url: post.path, title: post.headline ?? '', date: post.publishDateTime ?? null } as const]
  })
  return [{ type: 'kind', kind: 'written' }, { type: 'text', text: found.answer }, ...near]
}
