import type { PayloadRequest } from 'payload'
import { recordActivity, sourceOf } from '#collections/activity/recordActivity.ts'

/** Who a factor belongs to. */
export interface FactorPerson {
  id: number
  email: string
  name: string
}

/** @throws NotFound when there is no such account */
export async function personById(req: PayloadRequest, id: number): Promise<FactorPerson> {
  const { email, name } = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    select: { email: true, name: true },
    overrideAccess: true,
    req,
  })
  return { id, email, name }
}

/** Adds to the activity log what happened to the second factors of a person, who did it unless `by` says otherwise. */
export async function recordFactor(
  req: PayloadRequest,
  person: FactorPerson,
  entry: { what: string; reason?: string; outcome?: 'done' | 'refused'; by?: { id: number; name: string } | null },
): Promise<void> {
  const { what, reason, outcome = 'done', by = { id: person.id, name: person.name } } = entry
  await recordActivity(req, {
    action: 'update',
    collection: req.payload.collections.users.config,
    document: { ...person },
    from: null,
    to: null,
    source: sourceOf(req),
    outcome,
    by,
    detail: { secondFactor: what, ...(reason === undefined ? null : { reason }) },
  })
}
