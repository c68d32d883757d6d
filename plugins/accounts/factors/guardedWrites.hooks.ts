import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { idsOf } from '#collections/permissions/actor.ts'
import { requireRecentProof } from '../sign-in/recentProof.ts'

type Change = Parameters<CollectionBeforeChangeHook>[0]

/** Asks who changes or makes a role whether it is them, when they have a second factor. */
export async function proveBeforeRole({ data, req }: Change) {
  await requireRecentProof(req)
  return data
}

/** Asks the same of who deletes a role, or an account. */
export async function proveBeforeDeletion({ req }: { req: PayloadRequest }): Promise<void> {
  await requireRecentProof(req)
}

/** Asks the same of who sets a password, an address or the roles of an account: each gives control of it. */
export async function proveBeforeAccount({ data, originalDoc, req }: Change) {
  if (takesControl(data, originalDoc ?? {})) await requireRecentProof(req)
  return data
}

interface Account {
  password?: unknown
  email?: unknown
  roles?: unknown
  status?: unknown
}

function takesControl(data: Account, before: Account): boolean {
  if (data.password) return true
  if (data.email !== undefined && data.email !== before.email) return true
  if (data.status !== undefined && data.status !== before.status) return true
  return data.roles !== undefined && idsOf(data.roles).sort().join() !== idsOf(before.roles).sort().join()
}
