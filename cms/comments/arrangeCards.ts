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
 * where it could not be reached: the active one moves down where those before it need the room.
 * @param gap between two cards, in px
 * @returns the top of each card
 */
export function arrangeCards(cards: readonly Card[], active: string | null, gap: number): Map<string, number> {
  let room = 0
  const ordered = cards
    .toSorted((a, b) => a.wanted - b.wanted)
    .map((card) => {
      // The least top of a card has all cards before it close together.
      const least = room
      room += card.height + gap
      return { ...card, least }
    })
  const tops = new Map<string, number>()
  const pinned = Math.max(
    0,
    ordered.findIndex(({ id }) => id === active),
  )
  const pinnedTop = Math.max(ordered[pinned]?.wanted ?? 0, ordered[pinned]?.least ?? 0)
  let limit = pinnedTop
  for (const { id, wanted, height } of ordered.slice(pinned)) {
    const top = Math.max(wanted, limit)
    tops.set(id, top)
    limit = top + height + gap
  }
  let below = pinnedTop
  for (const { id, wanted, height, least } of ordered.slice(0, pinned).toReversed()) {
    below = Math.max(least, Math.min(wanted, below - gap - height))
    tops.set(id, below)
  }
  return tops
}
