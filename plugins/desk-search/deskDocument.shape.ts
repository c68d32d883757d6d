import { z } from 'zod'
import { plainText, publicTree } from '#blocks/registry/tree.ts'
import { plainLetters } from '#collections/posts-list/plainLetters.ts'
import { isLexicalState } from '../blocks-field/lexicalState.guard.ts'
import { wordsOf } from '../search/terms.ts'
import type { DeskCollection } from './deskCollections.ts'

export interface DeskDocument {
  collection: DeskCollection
  id: number
  /** BCP 47; null for the language of the publication. */
  language: string | null
  title: string
  text: string
}

// Where a collection has its words: the fields of the title, of texts and of rich text.
interface SearchedFields {
  title: string
  texts: readonly string[]
  body?: string
  language?: string
}

const searched: Record<DeskCollection, SearchedFields> = {
  posts: {
    title: 'headline',
    texts: ['subheadText', 'featuredMediaCaption', 'oneOffAuthors'],
    body: 'body',
    language: 'language',
  },
  newsletters: { title: 'title', texts: ['subject', 'previewText', 'slug'], body: 'body' },
  sections: { title: 'name', texts: ['slug'], body: 'description' },
  pages: { title: 'title', texts: [], body: 'body' },
  media: { title: 'filename', texts: ['alt', 'caption', 'credit'] },
  authors: { title: 'name', texts: [] },
  tags: { title: 'name', texts: [] },
  'post-sources': { title: 'name', texts: [] },
}

// Characters that are searched: more than any story has, and far below what PostgreSQL accepts.
const maxLetters = { title: 1_000, text: 200_000 }

const textOrTexts = z.union([z.string(), z.array(z.string())]).catch('')

export function searchedFieldsOf(collection: DeskCollection): string[] {
  const { title, texts, body, language } = searched[collection]
  return [title, ...texts, ...(body ? [body] : []), ...(language ? [language] : [])]
}

export function shapeDeskDocument(
  collection: DeskCollection,
  id: number,
  row: Readonly<Record<string, unknown>>,
): DeskDocument {
  const { title, texts, body, language } = searched[collection]
  const state = body ? row[body] : null
  const text = [
    ...texts.map((name) => [textOrTexts.parse(row[name])].flat().join(' ')),
    isLexicalState(state) ? plainText(publicTree(state)) : '',
  ].join(' ')
  const ownLanguage = language ? textOrTexts.parse(row[language]) : ''
  return {
    collection,
    id,
    language: typeof ownLanguage === 'string' && ownLanguage !== '' ? ownLanguage : null,
    title: spaced([textOrTexts.parse(row[title])].flat().join(' '), maxLetters.title),
    text: spaced(text, maxLetters.text),
  }
}

const spaced = (text: string, length: number): string => wordsOf(text.slice(0, length)).join(' ')

/** Returns a title as two are compared: words without capitals and accents. */
export function comparedTitle(title: string): string {
  return plainLetters(wordsOf(title).join(' '))
}
