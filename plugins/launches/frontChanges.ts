/** Says in words how two outlines of a front page differ. Pure. */

import type { Pin } from '#blocks/core/collectionQuery.schema.ts'
import { inSentence } from '#blocks/core/inSentence.ts'
import { placesInOrder } from '#blocks/core/placesInOrder.ts'
import type { FrontOutline, OutlinedRow, OutlinedSlot } from './frontOutline.ts'

export interface FrontChange {
  /** Id of the row that has to be launched for it. */
  row: string
  words: string
  /** True for the slot that a moved story leaves: its arrival says the same. */
  isDeparture: boolean
}

// Headlines of posts, by their ids.
type Headlines = ReadonlyMap<string, string>

interface Place {
  slot: OutlinedSlot
  row: OutlinedRow
  words: string
}

/**
 * Returns what a curator has changed between two outlines: rows, their order, layouts and settings, and pins.
 * @param headlines of all pinned posts
 */
export function changesBetween(before: FrontOutline, after: FrontOutline, headlines: Headlines): FrontChange[] {
  const old = new Map(before.map((row) => [row.id, row]))
  const kept = new Set(after.map(({ id }) => id))
  const moved = movedRows(before, after)
  const ofRows = after.flatMap((row): FrontChange[] => {
    const was = old.get(row.id)
    if (!was) return isBlank(row) ? [] : [change(row, `${row.name} added${row.layout && ` (${row.layout})`}`)]
    return [
      ...(moved.has(row.id) ? [change(row, `${was.name} moved`)] : []),
      ...(row.layout !== was.layout ? [change(row, `Layout of ${inSentence(row.name)}: ${row.layout}`)] : []),
      ...(row.settings !== was.settings ? [change(row, settingsWords(row))] : []),
    ]
  })
  const removed = before.flatMap((row) =>
    kept.has(row.id) || isBlank(row) ? [] : [change(row, `${row.name} removed${row.layout && ` (${row.layout})`}`)],
  )
  return [...ofRows, ...removed, ...pinChanges(before, after, headlines)]
}

/**
 * Returns which stories take slots between two outlines, pinned or autofilled. Slots are compared by their ids.
 */
export function storyChanges(before: FrontOutline, after: FrontOutline): string[] {
  const old = new Map(placesOf(before).map((place) => [place.slot.id, place.slot]))
  return placesOf(after).flatMap(({ slot, words }) => {
    const was = old.get(slot.id)
    if (was?.post === slot.post) return []
    const left = was?.post ? ` instead of ${quoted(was.headline)}` : ''
    if (slot.post === null) return was?.post ? [`Nothing is left for ${words}, where ${quoted(was.headline)} was`] : []
    return [`${quoted(slot.headline)} in ${words}${left}`]
  })
}

const quoted = (headline: string) => `“${headline || 'Untitled'}”`
const change = ({ id }: OutlinedRow, words: string): FrontChange => ({ row: id, words, isDeparture: false })

// Returns whether a row is an empty line of the editor.
const isBlank = ({ type, settings }: OutlinedRow) => type === 'paragraph' && !settings.includes('"text":"')

const settingsWords = ({ type, name }: OutlinedRow) =>
  type === 'homepage-row' || type === 'homepage-river' ? `Autofill of ${inSentence(name)} changed` : `${name} changed`

// Returns the ids of the rows that were moved: the fewest without which the others are in their former order.
function movedRows(before: FrontOutline, after: FrontOutline): Set<string> {
  const places = new Map(before.map(({ id }, index) => [id, index]))
  const sections = new Map(before.map(({ id, section }) => [id, section]))
  const known = after.filter(({ id }) => places.has(id))
  const orders = known.map(({ id }) => places.get(id) ?? 0)
  const staying = placesInOrder(orders)
  return new Set(
    known.flatMap(({ id, section }, index) => (staying.has(index) && sections.get(id) === section ? [] : [id])),
  )
}

const placesOf = (outline: FrontOutline): Place[] =>
  outline.flatMap((row) =>
    row.slots.map((slot, index) => ({ slot, row, words: `slot ${index + 1} of ${inSentence(row.name)}` })),
  )

function pinChanges(before: FrontOutline, after: FrontOutline, headlines: Headlines): FrontChange[] {
  const [were, are] = [placesOf(before), placesOf(after)]
  const old = new Map(were.map((place) => [place.slot.id, place.slot.pin]))
  const now = new Map(are.map((place) => [place.slot.id, place.slot.pin]))
  const nameOf = ({ id, headline }: Pin) => quoted(headline || headlines.get(id) || '')
  const isNew = ({ slot: { id, pin } }: Place) => pin !== null && old.get(id)?.id !== pin.id
  const isGone = ({ slot: { id, pin } }: Place) => pin !== null && now.get(id)?.id !== pin.id
  const arrived = new Set(are.filter(isNew).map(({ slot }) => slot.pin?.id))
  const left = new Set(were.filter(isGone).map(({ slot }) => slot.pin?.id))
  const arrivals = are.flatMap((place): FrontChange[] => {
    const { slot, row, words } = place
    if (!slot.pin) return []
    const name = nameOf(slot.pin)
    if (isNew(place))
      return [
        change(
          row,
          `${left.has(slot.pin.id) ? 'Moved' : 'Pinned'} ${name} ${left.has(slot.pin.id) ? 'to' : 'in'} ${words}`,
        ),
      ]
    const was = old.get(slot.id)
    return [
      ...(was && was.headline !== slot.pin.headline ? [change(row, `Headline of ${words}: ${name}`)] : []),
      ...(was && was.until !== slot.pin.until
        ? [change(row, slot.pin.until ? `Pin of ${name} gets an end` : `Pin of ${name} no longer ends`)]
        : []),
    ]
  })
  const departures = were.flatMap((place): FrontChange[] => {
    const { slot, row, words } = place
    if (!slot.pin || !isGone(place)) return []
    const isDeparture = arrived.has(slot.pin.id)
    const name = nameOf(slot.pin)
    return [
      { row: row.id, words: isDeparture ? `${name} leaves ${words}` : `Unpinned ${name} from ${words}`, isDeparture },
    ]
  })
  return [...arrivals, ...departures]
}
