import type { CardFacts } from '#plugins/launches/cardFacts.load.ts'
import type { BesideUsual } from '#plugins/numbers/usual.ts'
import { countText } from '../../desk/desk.words.ts'

export interface StoryPlace {
  /** Id of the slot; null for a place of a list, which has no card. */
  slot: string | null
  /** What its row is called within a sentence: "row 2". */
  row: string
  post: string
}

// Times the usual clicks that are worth a look, and the part of them.
const unusual = { many: 2, few: 0.5 }

function clicksText({ times: clicks, usual }: BesideUsual): string {
  const text = `${countText(clicks, 'click')} here in 1 h`
  if (usual === null) return text
  const mark = clicks >= usual * unusual.many ? '▲ ' : clicks <= usual * unusual.few ? '▼ ' : ''
  return `${mark}${text}, usually ${usual.toLocaleString('en-US')}`
}

/**
 * Returns what stands below each card: how often its story is read, how often its place is clicked, and where else on the
 * page the story stands.
 * @param facts by the ids of posts; a post that is missing is not known yet
 * @param clicks by the ids of slots; a slot that is missing is not on the page that readers have, or was not clicked
 */
export function cardNotes(
  places: readonly StoryPlace[],
  facts: Readonly<Record<string, Pick<CardFacts, 'hour' | 'day' | 'readOn'>>>,
  clicks: Readonly<Record<string, BesideUsual>> = {},
): Record<string, string[]> {
  return Object.fromEntries(
    places.flatMap((place): [string, string[]][] => {
      const { slot, post } = place
      if (slot === null) return []
      const others = [
        ...new Set(places.filter((other) => other !== place && other.post === post).map(({ row }) => row)),
      ]
      const known = facts[post]
      const clicked = clicks[slot]
      return [
        [
          slot,
          [
            ...(known ? [`${countText(known.hour, 'view')} in 1 h, ${known.day.toLocaleString('en-US')} in 24 h`] : []),
            ...(clicked ? [clicksText(clicked)] : []),
            ...(known && known.readOn !== null ? [`${Math.round(known.readOn * 100)}% read on`] : []),
            ...(others.length > 0 ? [`Also in ${others.join(' and ')}`] : []),
          ],
        ],
      ]
    }),
  )
}
