/** @jest-environment ./tests/productionReact.mjs */
import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Element } from 'domhandler'
import { findAll } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { $getRoot } from 'lexical'
import { inGateOrSoak } from '#tests/soak.ts'
import type { Block } from '../core/block.types.ts'
import type { PropsOf } from '../core/defineBlock.ts'
import { inlineText } from '../core/inlineText.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { placeBlocks } from '../core/treeWalk.ts'
import { openBlockEditor } from './blockEditor.fixtures.ts'
import { editorViewMarkup } from './editorView.fixtures.ts'
import { fixtures } from './fixtures.ts'
import { hostileCorpus } from './hostileCorpus.ts'
import { hostileFindings } from './hostileFindings.ts'
import { blocksFromLexical } from './lexical.convert.ts'
import { renderTree } from './renderTree.fixtures.tsx'
import { rssHtml } from './rss.tsx'
import { type BlockType, definitionOf, isBlockType, type Schemas, schemas } from './schemas.ts'

const types = Object.keys(schemas).filter(isBlockType)

// Names of properties that point to something: with a text of its own such a block would not be shown at all.
const pointer = /^(id|.*Id)$/

// An html block's content runs on purpose; the markup around it must not.
const harmlessHtml = { content: '<p>Votes</p>' }

// Every text in a block's properties, however deep, in the place of what stood there.
function poisoned(value: unknown, name: string, text: string): unknown {
  if (Array.isArray(value)) return value.map((item) => poisoned(item, name, text))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, poisoned(item, key, text)]))
  }
  return typeof value === 'string' && !pointer.test(name) ? text : value
}

// Properties that are a choice of a few words stay what they were: a wrong one would only become the default.
function isChoice(type: BlockType, name: string, value: unknown): boolean {
  const schema = Reflect.get(schemas[type].props.shape, name)
  return typeof value === 'string' && schema?.safeParse('no such choice').success === false
}

// An example of a block in which every text, setting and link is this one. Html runs on purpose and stays.
function withText(block: Block, text: string): Block {
  const type = definitionOf(block.type)?.type
  if (!type || !isBlockType(type)) return block
  const all = { ...schemas[type].props.parse({}), ...block.props, ...(type === 'html' ? harmlessHtml : {}) }
  const props = Object.entries(all).map(([name, value]) => {
    const isKept = isChoice(type, name, value) || (type === 'html' && name === 'content')
    return [name, isKept ? value : poisoned(value, name, text)]
  })
  return {
    ...block,
    id: `${block.id} ${text}`,
    props: Object.fromEntries(props),
    content: [
      { type: 'text', text, marks: [{ type: 'bold' }] },
      { type: 'text', text, marks: [{ type: 'link', href: text }] },
    ],
    children: block.children.map((child) => withText(child, text)),
  }
}

function exampleOf(type: BlockType): Block {
  const [example] = fixtures[type].valid
  if (!example) throw new Error(`"${type}" has no example`)
  return example
}

// In the gate every eighth text: the corpus has spellings of one attack side by side.
const texts = hostileCorpus.filter((_, index) => index % inGateOrSoak(8, 1) === 0)

const poisonedBlocks = (type: BlockType): Block[] => texts.map((text) => withText(exampleOf(type), text))

// Lists the elements and attributes of markup that a browser would run.
function running(html: string): string[] {
  return findAll(() => true, parseDocument(html).children).flatMap(({ name, attribs }: Element) => [
    ...(['script', 'object', 'embed', 'base', 'meta', 'math'].includes(name) ? [`<${name}>`] : []),
    // React asks for pictures early by itself.
    ...(name === 'link' && attribs.rel !== 'preload' ? ['<link>'] : []),
    ...Object.keys(attribs).filter((attribute) => attribute.startsWith('on') || attribute === 'formaction'),
    ...(name === 'iframe' && attribs.srcdoc !== undefined && attribs.sandbox !== ''
      ? ['a frame without a sandbox']
      : []),
    ...[attribs.href, attribs.src, attribs.action].flatMap((address) =>
      address && /^\W*(javascript|vbscript|data):/i.test(address) ? [address] : [],
    ),
  ])
}

describe('the corpus of hostile texts', () => {
  it('has at least 500, each once', () => {
    expect(hostileCorpus.length).toBeGreaterThanOrEqual(500)
    expect(new Set(hostileCorpus).size).toBe(hostileCorpus.length)
  })

  it('would be found where escaping was forgotten', () => {
    const missed = hostileCorpus.filter((text) => {
      const found = hostileFindings(`<p>${text}</p><a href="${text}">x</a><img alt="${text}">`)
      return found.length === 0 && (/^[^<]*<[a-z]/i.test(text) || text.includes('"'))
    })
    expect(missed).toEqual([])
  })
})

describe('every text of a block, from the corpus', () => {
  beforeAll(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  it.each(types)('%s: is inert on a page', async (type) => {
    expect(hostileFindings(await renderTree(poisonedBlocks(type)))).toEqual([])
  })

  it.each(types)('%s: is inert in a feed', (type) => {
    const placed = placeBlocks(poisonedBlocks(type), (name) => definitionOf(name)?.hasPlacementRow ?? true)
    expect(hostileFindings(rssHtml(placed, pageFixture()))).toEqual([])
  })

  it.each(types)('%s: is inert in its editor view in the editor', (type) => {
    const schema = schemas[type].props
    const editorViews = poisonedBlocks(type).flatMap(({ props }) => {
      const parsed = schema.safeParse(props)
      return parsed.success ? [editorViewMarkup(type, parsed.data as PropsOf<Schemas[typeof type]>)] : []
    })
    expect(running(editorViews.join(''))).toEqual([])
  })

  it('is text in the editor, to the letter', () => {
    for (const text of hostileCorpus.filter((_, index) => index % 10 === 0)) {
      const paragraph = withText(exampleOf('paragraph'), text)
      const state = openBlockEditor([paragraph]).getEditorState()
      expect(state.read(() => $getRoot().getTextContent())).toBe(text + text)
      const [block] = blocksFromLexical(state.toJSON())
      expect(inlineText(block?.content ?? [])).toBe(text + text)
    }
  })
})
