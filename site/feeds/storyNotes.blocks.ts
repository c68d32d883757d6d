import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { dateTimeLabel } from '#blocks/core/publicationDate.ts'
import type { ReaderArticle } from '#contract/readerApi.schema.ts'
import { correctionLabels } from '../format/labels.ts'

/** Returns the corrections and updates of a story as paragraphs below it. */
export function storyNotes({ id, corrections }: ReaderArticle, timeZone: string): PlacedBlock[] {
  return corrections.map(({ kind, date, text }, index) => ({
    id: `${id}-note-${index}`,
    type: 'paragraph',
    props: {},
    children: [],
    content: [
      {
        type: 'text',
        text: `${correctionLabels[kind]}, ${dateTimeLabel(new Date(date), timeZone)}:`,
        marks: [{ type: 'bold' }],
      },
      { type: 'text', text: ` ${text}`, marks: [] },
    ],
    nthOfType: 0,
    placementRow: 0,
  }))
}
