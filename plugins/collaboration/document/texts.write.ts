import { sameJson } from '#blocks/core/sameJson.ts'
import type { TextPlace } from './caret.ts'
import type { SharedTree } from './document.layout.ts'
import { breakCharacter } from './flatText.read.ts'
import { inlineOfRuns } from './segments.read.ts'
import { formattingBetween, type Letter, lettersOf, type Replacement, replacementBetween } from './textChange.ts'
import type { SharedState } from './tree.read.ts'
import { type Change, holdsText, type Merge, type PlacedLetter, placedLetters } from './treeChange.ts'

// A change of the flat text, at a position from before all of them.
interface TextEdit {
  at: number
  deleted: number
  inserted: Letter[]
}

/** Writes the letters and the formatting in which texts differ, after splits and merges have happened. */
export function writeTexts(
  tree: SharedTree,
  state: SharedState,
  { before, after }: Change,
  merges: Merge[],
  caret?: TextPlace,
): void {
  const merged = new Set(merges.map(({ id }) => id))
  // Text of what was removed returns to what it was once split off: it is deleted there, and compared with nothing.
  const removed = new Set(
    [...before.blocks.values()].flatMap(({ id, segments }) => (after.has(id) || merged.has(id) ? [] : segments)),
  )
  const edits: TextEdit[] = []
  for (const [id, { block }] of after) {
    if (!holdsText(block.type)) continue
    // Splits and merges have happened: most texts are as wanted now.
    const shared = state.blocks.get(id)
    if (shared && sameJson(inlineOfRuns(shared.runs), block.content)) continue
    const held = placedLetters(shared)
    const letters = held.filter(({ segment }) => !removed.has(segment))
    edits.push(...deletionsOf(held.filter(({ segment }) => removed.has(segment))))
    const wanted = lettersOf(block.content)
    const replacement = replacementBetween(letters, wanted, caret?.id === id ? caret.offset : undefined)
    format(tree, letters, wanted, replacement)
    // Behind the letter before, so that typing at the end of a joined text stays with it.
    const previous = letters[(replacement?.start ?? 0) - 1]
    const first = previous ? previous.at + 1 : (letters[0]?.at ?? shared?.start ?? tree.text.length)
    if (replacement) edits.push({ at: first, deleted: 0, inserted: replacement.inserted })
    if (replacement)
      edits.push(...deletionsOf(letters.slice(replacement.start, replacement.start + replacement.deleted)))
  }
  for (const id of before.blocks.keys())
    if (!after.has(id)) edits.push(...deletionsOf(placedLetters(state.blocks.get(id))))
  // From the end to the beginning, so that the positions of those before stay as they are.
  for (const edit of edits.toSorted((a, b) => b.at - a.at || b.deleted - a.deleted)) apply(tree, edit)
}

function deletionsOf(letters: PlacedLetter[]): TextEdit[] {
  return stretches(letters.map(({ at }) => at)).map(({ at, length }) => ({ at, deleted: length, inserted: [] }))
}

function apply({ text }: SharedTree, { at, deleted, inserted }: TextEdit): void {
  if (deleted > 0) text.delete(at, deleted)
  let place = at
  for (const letter of equallyFormatted(inserted)) {
    if (letter.text === breakCharacter) text.insertEmbed(place, { break: true }, letter.attributes)
    else text.insert(place, letter.text, letter.attributes)
    place += letter.text.length
  }
}

// Formats the letters that stay.
function format(
  { text }: SharedTree,
  letters: PlacedLetter[],
  wanted: Letter[],
  replacement: Replacement | null,
): void {
  const { start, deleted, inserted } = replacement ?? { start: 0, deleted: 0, inserted: [] }
  const kept = [...letters.slice(0, start), ...letters.slice(start + deleted)]
  const wantedOfKept = [...wanted.slice(0, start), ...wanted.slice(start + inserted.length)]
  for (const change of formattingBetween(kept, wantedOfKept)) {
    const positions = kept.slice(change.start, change.start + change.length).map(({ at }) => at)
    for (const { at, length } of stretches(positions)) text.format(at, length, change.attributes)
  }
}

// Letters in stretches of one formatting; each break by itself.
function equallyFormatted(letters: readonly Letter[]): Letter[] {
  const parts: Letter[] = []
  for (const { text, attributes } of letters) {
    const last = parts.at(-1)
    const isOneRun = last && last.text !== breakCharacter && text !== breakCharacter
    if (isOneRun && sameJson(last.attributes, attributes)) last.text += text
    else parts.push({ text, attributes })
  }
  return parts
}

// Positions in stretches that lie next to each other: a text in several segments does not lie in reading order.
function stretches(positions: number[]): { at: number; length: number }[] {
  const found: { at: number; length: number }[] = []
  for (const at of positions.toSorted((a, b) => a - b)) {
    const last = found.at(-1)
    if (last && last.at + last.length === at) last.length += 1
    else found.push({ at, length: 1 })
  }
  return found
}
