/** Decides which post stands in which slot of a page, and why: pure, over candidates that are in order already. */
import type { CollectionQuery } from '#blocks/core/collectionQuery.schema.ts'
import type { Slot } from './slotGroups.ts'
import type { PassedOver, SlotReason } from './slotReason.schema.ts'

export interface ResolvedSlot {
  /** Id of the post; null for none. */
  post: string | null
  reason: SlotReason
  /** Id of a pinned post that readers may not see, so that the slot fills itself; null for none. */
  pinnedInVain: string | null
}

interface GroupToResolve {
  query: Pick<CollectionQuery, 'deduplicate'>
  slots: readonly Slot[]
}

/**
 * Resolves all slots of a page. Pins come first, wherever they are, and are exempt from deduplication. Then the slots fill
 * themselves from the top: with `deduplicate`, a post that is pinned anywhere or stands above is passed over; without, only
 * what stands in the same block.
 * @param candidates ids of posts for each group, the best first
 * @param live the pinned posts that readers may see
 * @returns the slots of each group
 */
export function resolveSlots(
  groups: readonly GroupToResolve[],
  candidates: readonly (readonly string[])[],
  live: ReadonlySet<string>,
): ResolvedSlot[][] {
  const holding = ({ pin }: Slot) => (pin && live.has(pin.id) ? pin : null)
  const pinned = new Set(groups.flatMap(({ slots }) => slots.flatMap((slot) => holding(slot)?.id ?? [])))
  const above = new Set<string>()
  return groups.map(({ query, slots }, index) => {
    const inBlock = new Set(slots.flatMap((slot) => slot.chosen ?? holding(slot)?.id ?? []))
    const left = [...(candidates[index] ?? []).entries()]
    const next = (): ResolvedSlot => {
      const passedOver: PassedOver[] = []
      for (let entry = left.shift(); entry; entry = left.shift()) {
        const [place, post] = entry
        if (inBlock.has(post) || (query.deduplicate && pinned.has(post))) passedOver.push({ post, because: 'pinned' })
        else if (query.deduplicate && above.has(post)) passedOver.push({ post, because: 'above' })
        else return { post, reason: { kind: 'autofill', rank: place + 1, passedOver }, pinnedInVain: null }
      }
      return { post: null, reason: { kind: 'empty' }, pinnedInVain: null }
    }
    const resolved = slots.map((slot): ResolvedSlot => {
      if (slot.chosen !== undefined) return { post: slot.chosen, reason: { kind: 'chosen' }, pinnedInVain: null }
      const pin = holding(slot)
      if (pin) return { post: pin.id, reason: { kind: 'pinned', until: pin.until }, pinnedInVain: null }
      return { ...next(), pinnedInVain: slot.pin?.id ?? null }
    })
    for (const { post } of resolved) if (post !== null) above.add(post)
    return resolved
  })
}
