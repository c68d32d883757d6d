import * as Y from 'yjs'
import { z } from 'zod'
import type { OpenMarker, SharedTree } from './document.layout.ts'
import type { TextAttributes } from './marksAttributes.ts'

/** The character that stands for a break in a text. */
export const breakCharacter = '\n'

/** A stretch of a segment's text with one formatting; a break is a stretch of its own. Its position follows the segment's. */
export class Run {
  private readonly owner: Segment
  private readonly offset: number
  readonly text: string
  readonly attributes: TextAttributes

  constructor(owner: Segment, offset: number, text: string, attributes: TextAttributes) {
    this.owner = owner
    this.offset = offset
    this.text = text
    this.attributes = attributes
  }

  /** The position of its first character (UTF-16 units, as Yjs counts) in the flat text. */
  get at(): number {
    return this.owner.start + this.offset
  }

  /** The segment that it lies in. */
  get segment(): string {
    return this.owner.marker.segment
  }
}

/** The text between the markers of a block. */
export class Segment {
  readonly marker: OpenMarker
  /** The position behind the opening marker. */
  start: number
  /** Replaced as a whole when the text changes. */
  runs: Run[] = []
  // The formatting that is in force at the opening marker.
  private readonly attributes: TextAttributes
  // The opening marker in the list of the flat text.
  private readonly item: Y.Item
  private textLength = 0
  // The number of positions up to the next opening marker.
  private size = 0

  constructor(marker: OpenMarker, item: Y.Item, start: number, attributes: TextAttributes) {
    this.marker = marker
    this.item = item
    this.start = start
    this.attributes = attributes
  }

  /** The position of the closing marker: where text is appended. */
  get end(): number {
    return this.start + this.textLength
  }

  /** The position of the next opening marker. */
  get nextMarker(): number {
    return this.start + this.size
  }

  /** Reads the text again, up to the next opening marker. Returns that marker and the formatting in force there. */
  read(): { next: Y.Item | null; attributes: TextAttributes } {
    const runs: Run[] = []
    let { attributes } = this
    let pending = { at: 0, text: '' }
    let offset = 0
    let isOpen = true
    const flush = () => {
      let at = pending.at
      for (const [text] of pending.text.matchAll(betweenBreaks)) {
        runs.push(new Run(this, at, text, attributes))
        at += text.length
      }
      if (isOpen) this.textLength = offset
      pending = { at: offset, text: '' }
    }
    let item = this.item.right
    for (; item && !openMarkerOf(item); item = item.right) {
      if (item.deleted) continue
      const { content } = item
      if (content instanceof Y.ContentString) {
        pending.text += content.str
        offset += content.str.length
        continue
      }
      flush()
      if (content instanceof Y.ContentFormat) attributes = formatted(attributes, content)
      else if (isClosing(content)) {
        isOpen = false
        offset += 1
        pending.at = offset
      } else {
        runs.push(new Run(this, offset, breakCharacter, attributes))
        offset += 1
        flush()
      }
    }
    flush()
    this.runs = runs
    this.size = offset
    return { next: item, attributes }
  }
}

// Matches a break, or a stretch of text between breaks: a line end that another program put into a text is read as a
// break.
const betweenBreaks = /[^\n]+|\n/g

const openSchema = z.object({
  open: z.string(),
  segment: z.string(),
  type: z.string(),
  place: z.object({ parent: z.string(), rank: z.string() }),
  from: z.string().nullable(),
})

// The markers of embedded elements that were read before; null for other elements.
const openMarkers = new WeakMap<object, OpenMarker | null>()

// Returns the opening marker that an item is; null for any other item.
function openMarkerOf({ deleted, content }: Y.Item): OpenMarker | null {
  if (deleted || !(content instanceof Y.ContentEmbed)) return null
  const known = openMarkers.get(content)
  if (known !== undefined) return known
  const marker = openSchema.safeParse(content.embed).data ?? null
  openMarkers.set(content, marker)
  return marker
}

function isClosing(content: unknown): boolean {
  const embed: unknown = content instanceof Y.ContentEmbed ? content.embed : null
  return typeof embed === 'object' && embed !== null && 'close' in embed
}

// Returns the formatting behind a mark of Yjs: another object, even where it says the same.
function formatted(attributes: TextAttributes, { key, value }: Y.ContentFormat): TextAttributes {
  const { [key]: _, ...others } = attributes
  return value === null ? others : { ...others, [key]: value }
}

/**
 * Returns the segments of the flat text in physical order. Text outside of all segments (our own clients do not write
 * any) is read as part of the segment before it.
 */
export function readSegments({ text }: SharedTree): Segment[] {
  const segments: Segment[] = []
  let at = 0
  let attributes: TextAttributes = {}
  let item = text._start
  while (item) {
    const marker = openMarkerOf(item)
    if (marker) {
      const segment = new Segment(marker, item, at + 1, attributes)
      ;({ next: item, attributes } = segment.read())
      at = segment.nextMarker
      segments.push(segment)
      continue
    }
    if (item.content instanceof Y.ContentFormat && !item.deleted) attributes = formatted(attributes, item.content)
    else if (item.countable && !item.deleted) at += item.length
    item = item.right
  }
  return segments
}

/**
 * Reads again the segments in which a change has put or deleted letters, and moves those behind them.
 *
 * @param segments in physical order
 * @returns the segments whose text is another; null where more changed than letters within segments: nothing is read then
 */
export function rereadSegments(
  segments: ReadonlyMap<OpenMarker, Segment>,
  change: Y.YTextEvent,
): ReadonlySet<Segment> | null {
  const letters = changedLetters(change)
  if (!letters) return null
  const touched = new Set<Segment>()
  for (const item of letters) {
    const marker = markerBefore(item)
    const segment = marker && segments.get(marker)
    if (!segment) return null
    touched.add(segment)
  }
  let moved = 0
  for (const segment of segments.values()) {
    segment.start += moved
    if (!touched.has(segment)) continue
    const before = segment.nextMarker
    segment.read()
    moved += segment.nextMarker - before
  }
  return touched
}

// Returns the items of letters that a change has put or deleted; null where it did anything else to the text.
function changedLetters({ target, transaction }: Y.YTextEvent): Y.Item[] | null {
  const { beforeState, afterState, deleteSet, doc } = transaction
  const letters: Y.Item[] = []
  let hasOthers = false
  const take = (struct: Y.AbstractStruct) => {
    if (!(struct instanceof Y.Item) || struct.parent !== target || struct.content instanceof Y.ContentDeleted) return
    if (struct.content instanceof Y.ContentString) letters.push(struct)
    else hasOthers = true
  }
  for (const [client, clock] of afterState) {
    const from = beforeState.get(client) ?? 0
    const structs = clock > from ? (doc.store.clients.get(client) ?? []) : []
    for (let at = structs.length > 0 ? Y.findIndexSS(structs, from) : 0; at < structs.length; at += 1) {
      const struct = structs[at]
      if (struct) take(struct)
      if (hasOthers) return null
    }
  }
  Y.iterateDeletedStructs(transaction, deleteSet, take)
  return hasOthers ? null : letters
}

// Returns the opening marker of the segment that an item lies in; null outside of segments.
function markerBefore(item: Y.Item): OpenMarker | null {
  for (let { left } = item; left; left = left.left) {
    const marker = openMarkerOf(left)
    if (marker) return marker
    if (!left.deleted && isClosing(left.content)) return null
  }
  return null
}
