import type { JsonObject, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { PublishStatus } from '../lifecycle/publishStatus.ts'
import type { Id } from '../permissions/actor.ts'
import type { ActivityAction, ActivitySource } from './activity.types.ts'

export interface ActivityEntry {
  action: ActivityAction
  /** `late`: done, but after its scheduled time. */
  outcome: 'done' | 'refused' | 'late'
  source: ActivitySource
  collection: SanitizedCollectionConfig
  document: JsonObject & { id: Id }
  from: PublishStatus | null
  to: PublishStatus | null
  /** The user to whom it is attributed; left out: the request's user. */
  by?: { id: number; name?: string | null } | null
  detail?: JsonObject | null
  idempotencyKey?: string | null
}

/** Adds an entry to the log, in the transaction of the logged action: both are committed, or neither. */
export const recordActivity = async (req: PayloadRequest, entry: ActivityEntry): Promise<void> => {
  const { collection, document, by = personOf(req), source, ...rest } = entry
  const title = document[collection.admin.useAsTitle ?? 'id']
  await req.payload.db.create({
    collection: 'activity',
    data: {
      ...rest,
      door: source,
      kind: collection.slug,
      documentId: String(document.id),
      title: typeof title === 'string' ? title : null,
      by: by?.id ?? null,
      byName: by?.name ?? null,
      updatedAt: new Date().toISOString(),
    },
    returning: false,
    req,
  })
}

const personOf = ({ user }: PayloadRequest) =>
  user?.collection === 'users' ? { id: Number(user.id), name: 'name' in user ? user.name : null } : null

/** Returns the source of a request: screens come with the session's cookie, programs with a token in a header. */
export const sourceOf = (req: PayloadRequest): ActivitySource => {
  if (req.context.isImport === true) return 'import'
  if (req.payloadAPI === 'GraphQL') return 'graphql'
  if (req.payloadAPI !== 'REST') return 'system'
  return req.headers.has('authorization') ? 'rest' : 'screen'
}
