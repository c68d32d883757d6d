import type { JsonObject, PayloadRequest } from 'payload'
import type { Id } from '#collections/permissions/actor.ts'
import type { LifecycleSlug } from './lifecycle.schema.ts'
import { isLifecycleSlug } from './lifecycle.schema.ts'

export interface WaitingSchedule {
  collection: LifecycleSlug
  id: Id
  version: string
  content: JsonObject
  dueAt: Date
  updatePublishDate: boolean
  scheduledBy: { id: number; name: string; email: string } | null
}

/** Returns the schedule while it waits; null once it is settled, or when there is none. */
export async function waitingSchedule(req: PayloadRequest, id: string): Promise<WaitingSchedule | null> {
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: { and: [{ id: { equals: id } }, { state: { equals: 'waiting' } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [row] = docs
  if (!row || !isLifecycleSlug(row.kind)) return null
  return {
    collection: row.kind,
    id: row.documentId,
    version: row.version,
    content: isContent(row.content) ? row.content : {},
    dueAt: new Date(row.dueAt),
    updatePublishDate: row.updatePublishDate,
    scheduledBy: await personOf(req, row.scheduledBy),
  }
}

const isContent = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const personOf = async (req: PayloadRequest, reference: unknown): Promise<WaitingSchedule['scheduledBy']> => {
  if (typeof reference !== 'number') return null
  const user = await req.payload.findByID({
    collection: 'users',
    id: reference,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return user && { id: user.id, name: user.name, email: user.email }
}
