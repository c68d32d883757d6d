import type { Delivery } from '../HandOver.tsx'

// Results of mailing invitations since this tab was loaded: links are stored nowhere.
const deliveries = new Map<string, Delivery>()

/** Keeps what became of an invitation's mail for the screen of the invitation. */
export function keepDelivery(id: number | string, delivery: Delivery): void {
  deliveries.set(String(id), delivery)
}

export function deliveryOf(id: number | string | undefined): Delivery | null {
  return deliveries.get(String(id)) ?? null
}
