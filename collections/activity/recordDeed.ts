import type { CollectionSlug, JsonObject, PayloadRequest } from 'payload'
import type { Id } from '../permissions/actor.ts'
import type { ActivityEntry } from './recordActivity.ts'
import { recordActivity, sourceOf } from './recordActivity.ts'

/** An action of a person on a document, or a read of it, that is no write of a Payload collection. */
export interface Deed {
  action: 'update' | 'read' | 'export' | 'operate'
  kind: CollectionSlug | 'activity'
  id: Id
  /** As a sentence goes on after the person: 'resolved a thread of comments'. */
  what: string
  detail?: JsonObject
  outcome?: ActivityEntry['outcome']
}

/** Adds an entry in the words of what was done, with the title of the document as it is now. */
export async function recordDeed(req: PayloadRequest, deed: Deed): Promise<void> {
  const { action, kind, id, what, detail, outcome = 'done' } = deed
  const { config } = req.payload.collections[kind]
  await recordActivity(req, {
    action,
    outcome,
    source: sourceOf(req),
    collection: config,
    document: { ...(await titleOf(req, deed)), id },
    from: null,
    to: null,
    detail: { ...detail, what },
  })
}

async function titleOf(req: PayloadRequest, { kind, id }: Deed): Promise<JsonObject> {
  const { config } = req.payload.collections[kind]
  const title = config.admin.useAsTitle
  if (!title || !/^\d+$/.test(String(id))) return {}
  const found = await req.payload.findByID({
    collection: kind,
    id,
    draft: true,
    trash: true,
    depth: 0,
    select: { [title]: true },
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return { [title]: Object(found)[title] }
}
