import type { Delivery } from '../HandOver.tsx'

// Results of mailing invitations since this tab was loaded: links are stored nowhere.
const deliveries = new Map<string, Delivery>()

export type InvitationState = 'open' | 'expired' | 'accepted' | 'revoked'

/** The states of an invitation, as people read them. */
export const stateWords: Record<InvitationState, { label: string; sentence: string }> = {
  open: { label: 'Open', sentence: 'The link has not been used yet.' },
  expired: { label: 'Expired', sentence: 'The link no longer works. Send it again for another week.' },
  accepted: { label: 'Accepted', sentence: 'The person has an account. The link no longer works.' },
  revoked: { label: 'Revoked', sentence: 'The link no longer works.' },
}

/** Returns the state of an invitation: one that was not accepted in time is over, and can be sent again. */
export function stateOf(state: unknown, expiresAt: unknown, now = new Date()): InvitationState {
  if (state === 'accepted' || state === 'revoked') return state
  return typeof expiresAt === 'string' && new Date(expiresAt) < now ? 'expired' : 'open'
}

/** Keeps what became of an invitation's mail for the screen of the invitation. */
export function keepDelivery(id: number | string, delivery: Delivery): void {
  deliveries.set(String(id), delivery)
}

export function deliveryOf(id: number | string | undefined): Delivery | null {
  return deliveries.get(String(id)) ?? null
}
