import type { CardFacts } from '#plugins/launches/cardFacts.load.ts'

export interface StoryPlace {
  /** Id of the slot; null for a place of a list, which has no card. */
  slot: string | null
  /** What its row is called within a sentence: "row 2". */
  row: string
  post: string
}

const count = (number: number) => number.toLocaleString('en-US')

/**
 * Returns what stands below each card: how often its story is read, and where else on the page it stands.
 * @param facts by the ids of posts; a post that is missing is not known yet
 */
export function cardNotes(
  places: readonly StoryPlace[],
  facts: Readonly<Record<string, Pick<CardFacts, 'hour' | 'day'>>>,
): Record<string, string[]> {
  return Object.fromEntries(
    places.flatMap((place): [string, string[]][] => {
      const { slot, post } = place
      if (slot === null) return []
      const others = [
        ...new Set(places.filter((other) => other !== place && other.post === post).map(({ row }) => row)),
      ]
      const known = facts[post]
      return [
        [
          slot,
          [
            ...(known ? [`${count(known.hour)} views in 1 h, ${count(known.day)} in 24 h`] : []),
            ...(others.length > 0 ? [`Also in ${others.join(' and ')}`] : []),
          ],
        ],
      ]
    }),
  )
}
