/** A card in the margin. In px, from the top of the margin. */
export interface Card {
  id: string
  /** Its ideal top: beside its anchor. */
  wanted: number
  height: number
}

/**
 * Returns the positions of cards in the margin: beside their anchors, pushed apart where they would overlap. The active
 * one is at its ideal place; those before it make way upwards, those behind it downwards. No card stands above the top,
 * unless the active card would have to move for that.
 * @param gap between two cards, in px
 * @returns the top of each card
 */
export function arrangeCards(cards: readonly Card[], active: string | null, gap: number): Map<string, number> {
  const ordered = cards.toSorted((a, b) => a.wanted - b.wanted)
  const tops = new Map<string, number>()
  const pinned = Math.max(
    0,
    ordered.findIndex(({ id }) => id === active),
  )
  let limit = Number.NEGATIVE_INFINITY
  for (const { id, wanted, height } of ordered.slice(pinned)) {
    const top = Math.max(wanted, limit)
    tops.set(id, top)
    limit = top + height + gap
  }
  let below = ordered[pinned]?.wanted ?? 0
  for (const { id, wanted, height } of ordered.slice(0, pinned).toReversed()) {
    const top = Math.min(wanted, below - gap - height)
    tops.set(id, top)
    below = top
  }
  return tops
}
