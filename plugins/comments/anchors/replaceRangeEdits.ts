import type * as Y from 'yjs'
import { breakCharacter } from '#plugins/collaboration/document/flatText.read.ts'
import type { TextAttributes } from '#plugins/collaboration/document/marksAttributes.ts'
import { commonEnd, commonStart } from '#plugins/collaboration/document/textChange.ts'
import { type CommentReading, type Interval, intervalsOf, type Stretch } from './reading.ts'

/** A change of the flat text, at a position from before all of them. */
export type FlatEdit = { at: number; deleted: number } | { at: number; inserted: string; attributes: TextAttributes }

/**
 * Returns the edits that replace the text of a stretch. The common beginning and end of both texts stay, with their
 * formatting. An anchor of the stretch covers the new text afterwards, because it is inserted between the letters that
 * the anchor names.
 *
 * @param empty the position at which the text of a block without letters lies in the flat text
 */
export function editsToReplace(
  text: Y.Text,
  reading: CommentReading,
  stretch: Stretch,
  after: string,
  empty?: number,
): FlatEdit[] {
  const before = reading.text.slice(stretch.from, stretch.to)
  const start = commonStart(before, after)
  const end = commonEnd(before.slice(start), after.slice(start))
  const from = stretch.from + start
  const gone = intervalsOf(reading, { from, to: stretch.to - end })
  const inserted = after.slice(start, after.length - end)
  if (inserted === '') return gone.map(deletionOf)
  // Behind a letter that stays; else behind the first one that goes. Both are between the letters that the anchor names.
  const [letter = ''] = before
  const [previous] = intervalsOf(reading, start > 0 ? { from: from - 1, to: from } : { from, to: from + letter.length })
  const stays = gone.length === 0 && start === 0
  const [lineEnd] = intervalsOf(reading, { from: stretch.from - 1, to: stretch.from })
  const at = before === '' ? (lineEnd?.to ?? empty) : stays ? previous?.from : previous?.to
  if (at === undefined) return []
  const attributes = previous && before !== '' ? attributesAt(text, previous.from) : {}
  const deletions = gone.flatMap((interval) =>
    interval.from < at && at < interval.to
      ? [
          { from: interval.from, to: at },
          { from: at, to: interval.to },
        ]
      : [interval],
  )
  return [...deletions.map(deletionOf), { at, inserted, attributes }]
}

const deletionOf = ({ from, to }: Interval): FlatEdit => ({ at: from, deleted: to - from })

/** Writes changes, from the end to the beginning, so that the positions of those before stay as they are. */
export function applyEdits(text: Y.Text, edits: readonly FlatEdit[]): void {
  // At one place the new letters come first: behind deleted ones Yjs would put them behind all of these.
  const inOrder = edits.toSorted((a, b) => b.at - a.at || Number('deleted' in a) - Number('deleted' in b))
  let last = { at: -1, length: 0 }
  for (const edit of inOrder) {
    if ('inserted' in edit) {
      insert(text, edit.at, edit.inserted, edit.attributes)
      last = { at: edit.at, length: edit.inserted.length }
    } else {
      text.delete(edit.at + (last.at === edit.at ? last.length : 0), edit.deleted)
    }
  }
}

function insert(text: Y.Text, at: number, inserted: string, attributes: TextAttributes): void {
  let place = at
  for (const part of inserted.split(/(\n)/)) {
    if (part === breakCharacter) text.insertEmbed(place, { break: true }, attributes)
    else if (part !== '') text.insert(place, part, attributes)
    place += part.length
  }
}

// The formatting of the letter at a position.
function attributesAt(text: Y.Text, position: number): TextAttributes {
  let at = 0
  for (const { insert: part, attributes } of text.toDelta()) {
    at += typeof part === 'string' ? part.length : 1
    if (at > position) return attributes ?? {}
  }
  return {}
}
