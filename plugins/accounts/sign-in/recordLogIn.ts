import type { PayloadRequest } from 'payload'
import { recordActivity, sourceOf } from '#collections/activity/recordActivity.ts'
import { clientOf } from '../client.ts'

interface LogInPerson {
  id: number
  name?: string | null
}

interface LogIn {
  action: 'logIn' | 'logOut'
  outcome: 'done' | 'refused'
  // How, or why not.
  detail?: { method?: string; reason?: string }
}

/** Adds to the activity log that a person came in, went, or was not let in, with the device; its network is in the entry. */
export async function recordLogIn(req: PayloadRequest, { id, name }: LogInPerson, entry: LogIn): Promise<void> {
  const { action, outcome, detail } = entry
  await recordActivity(req, {
    action,
    outcome,
    source: sourceOf(req),
    collection: req.payload.collections.users.config,
    document: { id, name },
    from: null,
    to: null,
    by: outcome === 'done' ? { id, name } : null,
    detail: { ...detail, device: clientOf(req).device },
  })
}
