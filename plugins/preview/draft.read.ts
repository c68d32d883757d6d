import type { Payload, SelectType } from 'payload'
import { createLocalReq } from 'payload'
import { plainTextOf } from '#collections/fields/plainTextOf.ts'
import { requestFlush } from '../collaboration/flush.client.ts'
import { unsavedContent } from '../collaboration/unsavedContent.ts'
import { type ArticleRow, articleRow } from '../reader-api/rows.schema.ts'

/**
 * Returns a post as it is being written: its newest draft, and on top of it what was typed since. What an unpublished post
 * lacks is what it would get if it were published now.
 * @returns null for a post that does not exist or is in the trash
 */
export async function readDraftRow(payload: Payload, id: number, now: Date): Promise<ArticleRow | null> {
  const req = await createLocalReq({}, payload)
  // The draft is shown without the last keystrokes when the real-time server does not answer; the call logs that.
  await requestFlush(req, { journal: true }).catch(() => undefined)
  const typed = await unsavedContent(req, { collection: 'posts', id })
  const select: SelectType = Object.fromEntries(Object.keys(articleRow.shape).map((name) => [name, true as const]))
  const draft = await payload.findByID({
    collection: 'posts',
    id,
    draft: true,
    depth: 0,
    select,
    overrideAccess: true,
    showHiddenFields: true,
    disableErrors: true,
    req,
  })
  if (!draft) return null
  const content: Record<string, unknown> = { ...draft, ...typed }
  return articleRow.parse({
    ...content,
    headline: content.headline || 'No headline yet',
    subheadText: plainTextOf(content.subhead),
    path: content.path ?? '/',
    publishDateTime: content.publishDateTime ?? now.toISOString(),
  })
}
