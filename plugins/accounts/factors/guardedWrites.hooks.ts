import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { idsOf } from '#collections/permissions/actor.ts'
import { requireRecentProof } from '../sign-in/recentProof.ts'

/** Asks who changes or makes a role whether it is them, when they have a second factor. */
export const proveBeforeRole: CollectionBeforeChangeHook = async ({ data, req }) => {
  await requireRecentProof(req)
  return data
}

/** Asks the same of who deletes a role, or an account. */
export const proveBeforeDeletion: CollectionBeforeDeleteHook = ({ req }) => requireRecentProof(req)

/** Asks the same of who sets a password, an address or the roles of an account: each gives control of it. */
export const proveBeforeAccount: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
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
