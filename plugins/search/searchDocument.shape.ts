import type { z } from 'zod'
import { plainText, publicTree } from '#blocks/registry/tree.ts'
import { searchText } from '#contract/search.schema.ts'
import { transcriptParts, wordsOfPart } from '#contract/transcript.ts'
import { shapeTranscript } from '../reader-api/recordings.load.ts'
import { type Source, sources } from '../reader-api/sources.ts'
import type { SearchDocument } from './retriever.types.ts'
import type { SearchedKind } from './searchedKinds.ts'
import { wordsOf } from './terms.ts'

// Characters that are searched: more than any story has, and far below what PostgreSQL accepts.
const maxLetters = { title: 1_000, dek: 10_000, body: 200_000 }

interface Searched<Row extends z.ZodObject> {
  source: Source<Row>
  textOf: (row: z.output<Row>) => Omit<SearchDocument, 'kind' | 'id'>
}

const searched = <Row extends z.ZodObject>(source: Source<Row>, textOf: Searched<Row>['textOf']) => ({
  fields: Object.keys(source.row.shape),
  // Returns the text of a stored row; null for a row that readers could not be shown.
  read: (row: unknown) => {
    const parsed = source.row.safeParse(row)
    return parsed.success ? textOf(parsed.data) : null
  },
})

const undated = { language: null, type: null, publishedAt: null, sections: [], authors: [], dek: '', body: '' }

// A name is found by each of its words, whatever stands between them.
const named = ({ name }: { name: string }) => ({ ...undated, title: wordsOf(clean(name, maxLetters.title)).join(' ') })

// What is searched of each kind. The content of reusable blocks is not: it would be found in every story that shows it,
// and stay there when the block is withdrawn.
const shapes = {
  post: searched(sources.articles, (row) => ({
    language: row.language,
    type: row.type,
    publishedAt: row.publishDateTime,
    sections: numbers([...row.sections, row.primarySection]),
    authors: numbers(row.authors),
    title: clean(row.headline, maxLetters.title),
    dek: clean(row.subheadText, maxLetters.dek),
    body: clean(
      [
        plainText(publicTree(row.body)),
        row.featuredMediaCaption,
        ...row.oneOffAuthors,
        ...row.corrections.map(({ text }) => text),
        ...(row.type === 'episode' ? transcriptWords(row.transcript) : []),
      ].join(' '),
      maxLetters.body,
    ),
  })),
  page: searched(sources.pages, (row) => ({
    ...undated,
    title: clean(row.title, maxLetters.title),
    body: clean(plainText(publicTree(row.body)), maxLetters.body),
  })),
  section: searched(sources.sections, named),
  author: searched(sources.authors, named),
  tag: searched(sources.tags, named),
} satisfies Record<SearchedKind, object>

// Returns the words of a transcript without its times.
function transcriptWords(text: string): string[] {
  const transcript = shapeTranscript(text)
  return transcript ? transcriptParts(transcript).map(wordsOfPart) : []
}

export function searchedFieldsOf(kind: SearchedKind): readonly string[] {
  return shapes[kind].fields
}

/** Returns the document of a stored row; null for one that readers cannot be shown. */
export function shapeSearchDocument(kind: SearchedKind, id: number, row: unknown): SearchDocument | null {
  const text = shapes[kind].read(row)
  return text && { kind, id, ...text }
}

const clean = (text: string, length: number): string => searchText(text.slice(0, length))

const numbers = (ids: (string | null)[]): number[] => [
  ...new Set(ids.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)),
]
