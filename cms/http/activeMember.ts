import type { Payload } from 'payload'

export async function isActiveMember(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await payload.auth({ headers })
  return user?.collection === 'users' && user.status === 'ACTIVE'
}
