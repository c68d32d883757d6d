/**
 * The one conversion between the editor's state and the block tree. Text blocks are Lexical's own nodes (paragraph,
 * heading, quote, list); every other block is a node of our own that keeps its properties under `props`.
 */

import type { Block } from '../core/block.types.ts'
import { inlineFromLexical, inlineToLexical, isInlineNode } from '../core/inline.convert.ts'
import {
  hasChildren,
  type LexicalElementJson,
  type LexicalNodeJson,
  type LexicalRootJson,
  type LexicalSource,
  type LexicalStateJson,
  markedListType,
  styledTypes,
} from '../core/lexical.types.ts'
import { definitionOf } from './schemas.ts'

type Reader = (node: LexicalNodeJson, path: string) => Block

function idOf({ id }: LexicalNodeJson, path: string): string {
  return typeof id === 'string' && id ? id : path
}

function textBlock(node: LexicalNodeJson, path: string, type: string, props: Record<string, unknown>): Block {
  const children = hasChildren(node) ? node.children : []
  return {
    id: idOf(node, path),
    type,
    props,
    children: blocksOf(
      children.filter((child) => !isInlineNode(child)),
      path,
    ),
    content: inlineFromLexical(children.filter(isInlineNode)),
  }
}

const textDefaults = new Map<string, Record<string, unknown>>()

function defaultsOf(type: string): Record<string, unknown> {
  const known = textDefaults.get(type) ?? definitionOf(type)?.props.parse({}) ?? {}
  textDefaults.set(type, known)
  return known
}

// Returns all settings of a text block, unset ones included: those of its properties that Lexical has no place for.
function settingsOf(node: LexicalNodeJson, type: string): Record<string, unknown> {
  return { ...defaultsOf(type), ...(typeof node.props === 'object' ? node.props : null) }
}

function alignmentOf(node: LexicalNodeJson): Record<string, unknown> {
  const format = node.format
  if (format === 'start') return { alignment: 'left' }
  if (format === 'end') return { alignment: 'right' }
  return typeof format === 'string' && format ? { alignment: format } : { alignment: 'left' }
}

// Lexical nests lists by an item that holds only a list.
function nestedList(node: LexicalNodeJson): LexicalNodeJson | undefined {
  const [only, ...others] = hasChildren(node) ? node.children : []
  return others.length === 0 && (only?.type === 'list' || only?.type === markedListType) ? only : undefined
}

const readList: Reader = (node, path) => ({
  id: idOf(node, path),
  type: 'list',
  props: {
    ...settingsOf(node, 'list'),
    unordered: node.listType !== 'number',
    start: typeof node.start === 'number' ? node.start : 1,
    type: typeof node.marker === 'string' ? node.marker : 'decimal',
  },
  children: (hasChildren(node) ? node.children : []).map((item, index) => {
    const place = `${path}.${index}`
    const nested = nestedList(item)
    return nested ? readList(nested, place) : textBlock(item, place, 'list-item', settingsOf(item, 'list-item'))
  }),
  content: [],
})

const readParagraph: Reader = (node, path) =>
  textBlock(node, path, 'paragraph', { ...settingsOf(node, 'paragraph'), ...alignmentOf(node) })

// The editor offers "justify" for all text, which means nothing to a heading (docs/spec/editor.md#alignment).
const readHeading: Reader = (node, path) => {
  const { alignment } = alignmentOf(node)
  const level = Number(String(node.tag).slice(1)) || 2
  return textBlock(node, path, 'heading', {
    ...settingsOf(node, 'heading'),
    alignment: alignment === 'justify' ? 'left' : alignment,
    level,
  })
}

const readQuote: Reader = (node, path) => textBlock(node, path, 'blockquote', settingsOf(node, 'blockquote'))

const readers: Record<string, Reader> = {
  paragraph: readParagraph,
  [styledTypes.paragraph]: readParagraph,
  heading: readHeading,
  [styledTypes.heading]: readHeading,
  quote: readQuote,
  [styledTypes.quote]: readQuote,
  list: readList,
  [markedListType]: readList,
}

const readBlock: Reader = (node, path) =>
  (
    readers[node.type] ??
    ((own, place) => textBlock(own, place, own.type, (own.props ?? {}) as Record<string, unknown>))
  )(node, path)

// Inline nodes that stand where a block should are kept, in a paragraph of their own.
function wrapInline(nodes: LexicalNodeJson[]): LexicalNodeJson[] {
  const wrapped: LexicalNodeJson[] = []
  let line: LexicalElementJson | null = null
  for (const node of nodes) {
    if (!isInlineNode(node)) {
      line = null
      wrapped.push(node)
    } else if (line) line.children.push(node)
    else {
      line = { type: 'paragraph', version: 1, children: [node] }
      wrapped.push(line)
    }
  }
  return wrapped
}

function blocksOf(nodes: LexicalNodeJson[], path: string): Block[] {
  return wrapInline(nodes).map((node, index) => readBlock(node, path ? `${path}.${index}` : `${index}`))
}

/**
 * Returns the block tree of an editor's state. Our own blocks keep their ids, text blocks get their place as id
 * ("2.0.1"). Nothing is validated and nothing is dropped: unknown blocks keep their type, properties, text and
 * children.
 */
export function blocksFromLexical(state: LexicalSource | null | undefined): Block[] {
  return state ? blocksOf(state.root.children, '') : []
}

type Writer = (block: Block, path: string) => LexicalNodeJson

function element(type: string, children: LexicalNodeJson[], rest: Record<string, unknown> = {}): LexicalRootJson {
  return { type, version: 1, direction: null, format: '', indent: 0, ...rest, children }
}

function formatOf(block: Block): { format: string } {
  const { alignment } = block.props
  return { format: typeof alignment === 'string' && alignment !== 'left' ? alignment : '' }
}

function inside(block: Block, path: string): LexicalNodeJson[] {
  return [...inlineToLexical(block.content, path), ...nodesOf(block.children, path)]
}

// Returns what our text nodes store beside Lexical's own fields: the settings that are not the default, because a story
// has many paragraphs. `own` are the properties that Lexical has a place for.
function textRest(block: Block, ...own: string[]): Record<string, unknown> {
  const defaults = defaultsOf(block.type)
  const settings = Object.entries(block.props).filter(
    ([name, value]) => !own.includes(name) && value !== defaults[name],
  )
  return settings.length > 0 ? { props: Object.fromEntries(settings) } : {}
}

function listItem(block: Block, path: string, position: number, depth: number): LexicalNodeJson {
  if (block.type === 'list')
    return element('listitem', [writeList(block, path, depth + 1)], { value: position, indent: depth })
  return element('listitem', inside(block, path), { ...textRest(block), value: position, indent: depth })
}

function writeList(block: Block, path: string, depth: number): LexicalNodeJson {
  const { unordered = true, start = 1, type = 'decimal' } = block.props
  return element(
    markedListType,
    block.children.map((child, index) => listItem(child, `${path}.${index}`, Number(start) + index, depth)),
    {
      ...textRest(block, 'unordered', 'start', 'type'),
      listType: unordered ? 'bullet' : 'number',
      tag: unordered ? 'ul' : 'ol',
      start,
      marker: type,
    },
  )
}

const writers: Record<string, Writer> = {
  paragraph: (block, path) =>
    element('paragraph', inside(block, path), {
      ...textRest(block, 'alignment'),
      ...formatOf(block),
      textFormat: 0,
      textStyle: '',
    }),
  heading: (block, path) =>
    element('heading', inside(block, path), {
      ...textRest(block, 'alignment', 'level'),
      ...formatOf(block),
      tag: `h${block.props.level ?? 2}`,
    }),
  blockquote: (block, path) => element('quote', inside(block, path), textRest(block)),
  list: (block, path) => writeList(block, path, 0),
}

function writeBlock(block: Block, path: string): LexicalNodeJson {
  const write = writers[block.type]
  if (write) return write(block, path)
  return { type: block.type, version: 1, id: block.id, props: block.props, children: inside(block, path) }
}

function nodesOf(blocks: Block[], path: string): LexicalNodeJson[] {
  return blocks.map((block, index) => writeBlock(block, path ? `${path}.${index}` : `${index}`))
}

/**
 * Returns the editor's state for a block tree: the inverse, for imports and API writes. An empty tree gives an empty
 * paragraph.
 */
export function lexicalFromBlocks(blocks: Block[]): LexicalStateJson {
  const children = nodesOf(blocks, '')
  return { root: element('root', children.length > 0 ? children : [element('paragraph', [])]) }
}
