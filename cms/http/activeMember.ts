import type { Payload } from 'payload'

/** Resolves to whether a request comes from an active member of the newsroom, or from a program with their key. */
export async function isActiveMember(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await payload.auth({ headers })
  return user?.collection === 'users' && user.status === 'ACTIVE'
}
