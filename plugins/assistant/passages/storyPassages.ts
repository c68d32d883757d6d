/** The paragraphs of a story that answers can stand on. Pure. */
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { anchorOfText, passageAnchors } from '#blocks/core/passageAnchors.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { searchedTypes, searchText } from '#contract/search.schema.ts'
import { sources } from '../../reader-api/sources.ts'
import type { RankedSource } from './passagesScore.ts'

/** As much of a story as its passages are made of, as readers get it. */
export const storySource = {
  ...sources.articles,
  row: sources.articles.row.pick({
    id: true,
    type: true,
    path: true,
    headline: true,
    subheadText: true,
    publishDateTime: true,
    body: true,
    corrections: true,
  }),
}

type StoryRow = z.output<typeof storySource.row>

// Characters of a passage; what a paragraph has beyond them is not quoted.
const maxLetters = 4_000

// Blocks whose text is a passage. What stands in headings, pull quotes and buttons is said elsewhere, or nothing.
const quotable: ReadonlySet<string> = new Set([
  'paragraph',
  'blockquote',
  'list-item',
  'check-list-item',
  'infobox-item',
  'table-row',
])

/**
 * Returns a story with its passages in reading order: its dek, its paragraphs and its corrections. What reusable blocks hold
 * is none of it, as in the search.
 */
export function passagesOfStory(row: StoryRow): RankedSource {
  const blocks = blocksFromLexical(row.body).map(canonical)
  const corrections = row.corrections.filter(({ text }) => text.trim() !== '')
  const texts: { text: string; heading: string; block: Block | null }[] = []
  const add = (text: string, heading: string, block: Block | null) => {
    if (text !== '') texts.push({ text, heading, block })
  }
  add(trimmed(row.subheadText), '', null)
  let heading = ''
  for (const block of walkBlocks(blocks)) {
    if (block.type === 'heading') heading = inlineText(block.content)
    else if (quotable.has(block.type) && !isLinkLine(block.content)) add(textOf(block), heading, block)
  }
  for (const { text } of corrections) add(trimmed(text), '', null)
  const fragmentOf = fragmentsIn(blocks)
  return {
    key: `post:${row.id}`,
    title: row.headline,
    about: row.subheadText,
    url: row.path,
    publishedAt: row.publishDateTime,
    label: row.type === 'opinion' ? searchedTypes.opinion : null,
    texts,
    passageAt: (place) => {
      const { text = '', block = null } = texts[place] ?? {}
      return {
        id: `post:${row.id}#${anchorOfText(text)}`,
        version: versionOf(text, JSON.stringify(corrections.map(({ kind, date, text }) => [kind, date, text]))),
        url: block ? `${row.path}${fragmentOf(block)}` : row.path,
        page: null,
      }
    },
  }
}

// Beginnings of lines that only link elsewhere.
const invitation = /^(?:read|see|more|related|also|listen|watch|subscribe|sign up|click|download|follow)\b/iu

// Maximum characters of a line that leads elsewhere.
const maxLinkLine = 200

/**
 * Returns whether a text only leads elsewhere: a link alone, one after a colon, or an invitation with a link. "Read the story
 * behind it" reports nothing.
 */
export function isLinkLine(content: Inline[]): boolean {
  const text = inlineText(content).trim()
  const isLinked = (run: Inline) => run.type === 'text' && run.marks.some(({ type }) => type === 'link')
  const first = content.findIndex(isLinked)
  if (first < 0 || text.length > maxLinkLine) return false
  const before = inlineText(content.slice(0, first)).trim()
  const after = inlineText(content.slice(content.findLastIndex(isLinked) + 1))
  const isAtEnd = !/[\p{L}\p{N}]/u.test(after)
  return (isAtEnd && (before === '' || before.endsWith(':'))) || invitation.test(text)
}

// Returns a function that gives the fragment of a block: its id on the page, or that of the last one before it that has
// one.
function fragmentsIn(blocks: Block[]): (block: Block) => string {
  let fragments: Map<Block, string> | undefined
  return (sought) => {
    if (!fragments) {
      fragments = new Map()
      const anchors = passageAnchors(blocks)
      let fragment = ''
      for (const block of walkBlocks(blocks)) {
        const anchor = anchors.get(block)
        if (anchor !== undefined) fragment = `#${anchor}`
        fragments.set(block, fragment)
      }
    }
    return fragments.get(sought) ?? ''
  }
}

// Returns a block under its own name; old stories have other ones.
const canonical = (block: Block): Block => ({
  ...block,
  type: definitionOf(block.type)?.type ?? block.type,
  children: block.children.map(canonical),
})

export function versionOf(text: string, state: string): string {
  return createHash('sha256').update(`${state}\n${text}`).digest('hex').slice(0, 16)
}

const textOf = ({ type, content, children }: Block): string =>
  trimmed(
    type === 'table-row'
      ? children
          .map((cell) => inlineText(cell.content))
          .filter(Boolean)
          .join(' · ')
      : inlineText(content),
  )

const trimmed = (text: string): string =>
  searchText(text)
    .slice(0, maxLetters)
    .replace(/\p{Cs}/gu, '')
