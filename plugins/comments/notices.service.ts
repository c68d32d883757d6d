import type { PayloadRequest } from 'payload'
import { idsOf } from '#collections/permissions/actor.ts'
import { permissionsOfRoles } from '#collections/permissions/permissionsOfRoles.ts'
import { parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import type { Mention, Notice } from './comments.schema.ts'
import { insertNotices, noticesOf, unreadNotices } from './store/notices.store.ts'
import { participantsOf } from './store/threads.store.ts'

// Maximum number of notices in a list; older ones are found in their threads.
const maxNotices = 50

interface Written {
  threadId: string
  commentId: string
  body: string
  mentions: readonly Mention[]
  origin: string
}

/** Records notices of a comment: for the people it mentions, and for all others who wrote in its thread. */
export async function noteForOthers(
  req: PayloadRequest,
  { threadId, commentId, body, mentions, origin }: Written,
): Promise<void> {
  const mentioned = mentions
    .filter(({ type, title }) => type === 'user' && body.includes(`@${title}`))
    .map(({ id }) => Number(id))
  const kinds = new Map<number, string>()
  for (const id of await participantsOf(req, threadId)) kinds.set(id, 'reply')
  for (const id of mentioned) kinds.set(id, 'mention')
  kinds.delete(Number(req.user?.id))
  const members = await membersAmong(req, [...kinds.keys()])
  const people = members.map((id) => ({ id, kind: kinds.get(id) ?? 'reply' }))
  await insertNotices(req, { commentId, origin: trustedOrigin(req, origin), people })
}

// Returns those of the people who are active members of the newsroom: only members may read the document.
async function membersAmong(req: PayloadRequest, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ id: { in: [...ids] } }, { status: { equals: 'ACTIVE' } }] },
    select: { roles: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const members: number[] = []
  for (const { id, roles } of docs) {
    if ((await permissionsOfRoles(req, idsOf(roles))).length > 0) members.push(Number(id))
  }
  return members
}

// Links in e-mail lead only to the back office; an unknown origin from a caller is ignored.
function trustedOrigin({ payload }: PayloadRequest, origin: string): string {
  const { serverURL, csrf } = payload.config
  return csrf.includes(origin) ? origin : serverURL
}

/** Returns the notices of the calling person, newest first, and how many are unread. */
export async function listNotices(req: PayloadRequest): Promise<{ items: Notice[]; unread: number }> {
  const person = Number(req.user?.id)
  const rows = await noticesOf(req, person, maxNotices)
  const titles = await titlesOf(req, [...new Set(rows.map(({ guid: documentKey }) => documentKey))])
  const items = rows.map(
    (row): Notice => ({
      commentId: row.comment_id,
      threadId: row.thread_id,
      documentId: row.guid,
      title: titles.get(row.guid) ?? null,
      kind: row.kind,
      userId: row.user_id,
      actedBy: row.acted_by,
      body: row.body,
      createdAt: row.created_at,
      readAt: row.read_at,
    }),
  )
  return { items, unread: await unreadNotices(req, person) }
}

/** Returns the titles of documents by their document keys, without deleted documents. */
export async function titlesOf(
  req: Pick<PayloadRequest, 'payload'>,
  documentKeys: readonly string[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const documentKey of documentKeys) {
    const { collection, id } = parseDocumentKey(documentKey)
    const document: object | null = await req.payload.findByID({
      collection,
      id,
      draft: true,
      trash: true,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
    })
    if (!document) continue
    const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
    titles.set(documentKey, String(Reflect.get(document, useAsTitle) ?? '') || 'Untitled')
  }
  return titles
}
