import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'

/** A story as the REST API takes it, without its relations. */
export interface Story {
  headline: string
  subhead: object
  body: object
  oneOffAuthors: string[]
}

/** `IMPORT_ARCHIVES` names a folder of real archives, as for tests of the import. */
export const archive = join(process.env.IMPORT_ARCHIVES ?? '', 'articles', 'articles.jsonl')

const record = z.object({ headline: z.string(), paragraphs: z.array(z.string()).default([]) })

// Stories as long as those of newspapers are; the longest of the archive would be books.
const maxParagraphs = 40

// A story as its words alone.
interface PlainStory {
  headline: string
  paragraphs: readonly string[]
}

let archived: readonly PlainStory[] | undefined

/** True when the texts come from the archive of real articles; otherwise they are generated. */
export const hasArchive = Boolean(process.env.IMPORT_ARCHIVES) && existsSync(archive)

/**
 * Returns a story of realistic size: a few hundred words, a subheading and a pull quote. Every fourth one promotes the
 * newest podcast episodes, so that every new post makes its page stale.
 * @param number the same number gives the same story
 * @param picture id of a picture in the library to show in it
 */
export function storyOf(number: number, picture?: number): Story {
  const { headline, paragraphs } = textOf(number)
  const [first = '', ...others] = paragraphs.slice(0, maxParagraphs)
  const middle = Math.ceil(others.length / 2)
  const body = [
    paragraph(first),
    ...(picture === undefined
      ? []
      : [newBlock('image', { contentId: String(picture), altText: 'A picture of what the story tells' })]),
    ...others.slice(0, middle).map(paragraph),
    newBlock('heading', { level: 2 }, { content: text('What is known') }),
    newBlock('pullquote', {}, { content: text(first.slice(0, 140)) }),
    ...others.slice(middle).map(paragraph),
    ...(number % 4 === 3 ? [newBlock('podcast-promotion', { hasAutofill: true })] : []),
  ]
  return {
    headline: headline.slice(0, 90),
    subhead: lexicalFromBlocks([paragraph(first.slice(0, 160))]),
    body: lexicalFromBlocks(body),
    oneOffAuthors: ['Bench Reporter'],
  }
}

/** Returns the text alone of the same story. */
export function paragraphsOf(number: number): readonly string[] {
  return textOf(number).paragraphs.slice(0, maxParagraphs)
}

// Stories that are made up where there is no archive.
const madeUpStories = 300

export function archivedTexts(): readonly PlainStory[] {
  archived ??= hasArchive ? readArchive() : Array.from({ length: madeUpStories }, (_, number) => madeUp(number))
  return archived
}

function textOf(number: number): PlainStory {
  const texts = archivedTexts()
  return texts[number % texts.length] ?? madeUp(number)
}

function readArchive() {
  return readFileSync(archive, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => record.parse(JSON.parse(line)))
    .filter(
      ({ headline, paragraphs }) =>
        paragraphs.length >= 4 && headline.length >= 8 && (paragraphs[0] ?? '').length >= 20,
    )
}

const openings = ['The city council', 'A neighborhood group', 'The harbor commission', 'The school board', 'A judge']
const doings = ['postponed', 'approved', 'questioned', 'published', 'withdrew']
const matters = ['the plan for the waterfront', 'a new bus line', 'the budget of the libraries', 'rents on Mill Street']
const endings = [
  'after a meeting that lasted until midnight',
  'while residents looked on from the gallery',
  'and asked for another report by the end of the month',
  'in a decision that surprised those who had waited for it for years',
]

// Twelve paragraphs of four sentences each, about 700 words, different for every number.
function madeUp(number: number): PlainStory {
  const pick = (words: readonly string[], seed: number) => words[seed % words.length] ?? ''
  const sentence = (seed: number) =>
    `${pick(openings, seed)} ${pick(doings, seed * 3 + 1)} ${pick(matters, seed * 7 + 2)} ${pick(endings, seed * 5 + 3)}.`
  const paragraphs = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 4 }, (_, column) => sentence(number + row * 4 + column)).join(' '),
  )
  return { headline: `${pick(openings, number)} ${pick(doings, number + 1)} ${pick(matters, number + 2)}`, paragraphs }
}

function paragraph(words: string): Block {
  return newBlock('paragraph', {}, { content: text(words) })
}

function text(words: string): Inline[] {
  return [{ type: 'text', text: words, marks: [] }]
}
