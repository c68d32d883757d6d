import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Id } from '../permissions/actor.ts'

/** Returns the name under which a document's one waiting schedule is kept; nothing else may have it. */
export function waitingKeyOf(collection: CollectionSlug, id: Id): string {
  return `${collection}/${id}`
}

const systemWrite = { depth: 0, overrideAccess: true } as const

/** Lets the document's waiting schedule go; its job finds nothing to do when it comes. */
export async function cancelSchedule(req: PayloadRequest, collection: CollectionSlug, id: Id): Promise<void> {
  await req.payload.update({
    collection: 'schedules',
    where: { waitingKey: { equals: waitingKeyOf(collection, id) } },
    data: { state: 'cancelled', waitingKey: null },
    ...systemWrite,
    req,
  })
}
