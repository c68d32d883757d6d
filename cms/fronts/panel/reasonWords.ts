import type { SlotReason } from '#plugins/slots/slotReason.schema.ts'

/**
 * Returns why a story stands in a slot, in words.
 * @param format of a moment, in the publication's time zone
 */
export function reasonWords(reason: SlotReason, format: (moment: Date) => string): string {
  switch (reason.kind) {
    case 'pinned':
      return reason.until === null ? 'Pinned' : `Pinned until ${format(new Date(reason.until))}`
    case 'chosen':
      return 'Chosen'
    case 'empty':
      return 'No story is left'
    case 'autofill': {
      const { rank, passedOver } = reason
      if (passedOver.length === 0) return `Autofilled, number ${rank} of its filter`
      const pinned = passedOver.filter(({ because }) => because === 'pinned').length
      const above = passedOver.length - pinned
      const parts = [...(pinned > 0 ? [`${pinned} pinned`] : []), ...(above > 0 ? [`${above} further up`] : [])]
      return `Autofilled, number ${rank} of its filter after ${parts.join(' and ')}`
    }
  }
}
