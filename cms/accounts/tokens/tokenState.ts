export type TokenState = 'good' | 'expired' | 'revoked'

/** Returns the state of a token at a moment. */
export function tokenStateOf(revokedAt: unknown, expiresAt: unknown, now = new Date()): TokenState {
  if (typeof revokedAt === 'string') return 'revoked'
  return typeof expiresAt === 'string' && new Date(expiresAt) > now ? 'good' : 'expired'
}

/** The states that end the use of a token, as people read them. */
export const endedLabels = { expired: 'Expired', revoked: 'Revoked' } as const
