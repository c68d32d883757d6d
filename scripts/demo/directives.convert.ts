import type { Block, Inline } from '#blocks/core/block.types.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { definitionOf, isBlockType } from '#blocks/registry/schemas.ts'
import { blocksFromMarkdown } from '#plugins/importing/convert/markdown.convert.ts'
import { typographic } from './storyFormat.ts'

export interface BodyContext {
  /** The library's id of a picture or file of the demo. */
  mediaId(name: string): string
  /** The id of a newsletter, a promotion, a reusable block, a podcast or a candidate forum of the demo. */
  documentId(name: string): string
  address(slug: string): string
}

type Props = Record<string, unknown>

interface Directive {
  name: string
  // The word after the name, which identifies the picture, file or document.
  subject: string
  props: Props
}

interface Frame extends Directive {
  blocks: Block[]
  lines: string[]
}

// Blocks that show one picture or file of the library, named after the block.
const ofLibrary = new Set(['image', 'file', 'sponsor-image'])

// Blocks whose words are those of a document, named after the block, and the property that points to it.
const ofDocument: Record<string, string> = {
  'newsletter-signup': 'newsletterId',
  'in-article-promotion': 'promotionId',
  'dynamic-content': 'promotionId',
  reusable: 'reusableId',
  show: 'id',
  'podcast-promotion': 'showSectionId',
}

// Blocks whose lines are not Markdown, or not blocks.
const holdsLines = new Set(['gallery', 'html', 'button-group', 'table'])

// Blocks that are a line of text: a pullquote, the header of a sidebar.
const isText = (name: string): boolean => definitionOf(name)?.kind === 'text'

const value = (text: string): unknown =>
  /^\d+$/.test(text) ? Number(text) : /^(true|false)$/.test(text) ? text === 'true' : text

function directiveOf(text: string): Directive {
  const [, name = '', rest = ''] = /^([a-z-]+)\s*(.*)$/.exec(text) ?? []
  const subject = /^[a-z0-9-]+(?=\s|$)/.exec(rest)?.[0] ?? ''
  const props = Object.fromEntries(
    [...rest.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, key = '', quoted, bare]) => [
      key,
      quoted === undefined ? value(bare ?? '') : typographic(quoted),
    ]),
  )
  return { name, subject, props }
}

/** Converts GitHub-flavored Markdown. @throws when blocks cannot express it exactly: an error in the demo's text. */
export function markdownBlocks(markdownText: string): Block[] {
  const text = markdownText.trim()
  if (!text) return []
  return blocksFromMarkdown(typographic(text), {
    resolveMedia: () => null,
    note: (kind, what) => {
      throw new Error(`Not expressible in blocks (${kind}): ${what}`)
    },
  })
}

const markdown = (lines: string[]): Block[] => markdownBlocks(lines.join('\n'))

const inline = (lines: string[]): Inline[] => markdown(lines).flatMap(({ content }) => content)

// Creates a block by name. Throws when the name is unknown, or its properties break the block's limits.
function made(name: string, props: Props, rest: { content?: Inline[]; children?: Block[] } = {}): Block {
  const type = definitionOf(name)?.type
  if (!type || !isBlockType(type)) throw new Error(`There is no block "${name}"`)
  return newBlock(type, props, rest)
}

function leaf({ name, subject, props }: Directive, context: BodyContext): Block {
  // The tools of an html block: named by the slug of an assistant, and by a forum.
  if (name === 'ai-chat') return made('html', { ...props, tool: name, assistant: subject })
  if (name === 'candidate-forum') return made('html', { ...props, tool: name, forumId: context.documentId(subject) })
  if (ofLibrary.has(name)) return made(name, { ...props, contentId: context.mediaId(subject) })
  const pointer = ofDocument[name]
  return made(name, pointer ? { ...props, [pointer]: context.documentId(subject) } : props)
}

function galleryItems(lines: string[], context: BodyContext) {
  return lines.filter(Boolean).map((text) => {
    const [name = '', caption = ''] = text.split('|').map((part) => part.trim())
    return { id: context.mediaId(name), caption: typographic(caption) }
  })
}

// One button a line: `[label](address)`, then `outline` for the quieter style.
function button(text: string): Block {
  const [, label = '', link = '', style = 'default'] = /^\[(.+?)\]\((\S+?)\)(?:\s+(outline))?$/.exec(text) ?? []
  if (!link) throw new Error(`Not a button: ${text}`)
  return made('button', { link, style }, { content: [{ type: 'text', text: typographic(label), marks: [] }] })
}

function tableOf(lines: string[], props: Props): Block {
  const [table, ...others] = markdown(lines)
  if (table?.type !== 'table' || others.length > 0) throw new Error('A table holds one Markdown table')
  return made('table', { ...table.props, ...props }, { children: table.children })
}

function closed({ name, props, lines, blocks }: Frame, context: BodyContext): Block {
  switch (name) {
    case 'gallery':
      return made(name, { ...props, content: galleryItems(lines, context) })
    case 'html':
      return made(name, { ...props, content: lines.join('\n') })
    case 'table':
      return tableOf(lines, props)
    case 'button-group':
      return made(name, props, { children: lines.filter(Boolean).map(button) })
    default:
      if (isText(name)) return made(name, props, { content: inline(lines) })
      return made(name, props, { children: [...blocks, ...markdown(lines)] })
  }
}

/**
 * Returns the blocks of a story's body: Markdown, with directives for what Markdown has no words for.
 * `::image harbor-dawn alignment=wide` is a block in one line; `:::columns gap=lg` opens one that `:::` closes.
 * `post:slug` as the address of a link leads to another story of the demo.
 *
 * @throws when a directive is not closed, a block is not known or a property breaks its limits.
 */
export function blocksFromStory(body: string, context: BodyContext): Block[] {
  const text = body.replace(/\(post:([a-z0-9-]+)\)/g, (_, slug: string) => `(${context.address(slug)})`)
  const root: Frame = { name: '', subject: '', props: {}, blocks: [], lines: [] }
  const open: Frame[] = [root]
  const flush = (frame: Frame) => {
    frame.blocks.push(...markdown(frame.lines))
    frame.lines = []
  }
  for (const current of text.split('\n')) {
    const frame = open.at(-1) ?? root
    const [, colons, rest = ''] = /^(:{2,3})\s*([a-z-].*)?$/.exec(current) ?? []
    if (!colons || ((holdsLines.has(frame.name) || isText(frame.name)) && current.trim() !== ':::'))
      frame.lines.push(current)
    else if (rest) {
      flush(frame)
      const directive = directiveOf(rest)
      if (colons === '::') frame.blocks.push(leaf(directive, context))
      else open.push({ ...directive, blocks: [], lines: [] })
    } else {
      if (open.length === 1) throw new Error('A ":::" closes nothing')
      open.pop()
      open.at(-1)?.blocks.push(closed(frame, context))
    }
  }
  if (open.length > 1) throw new Error(`":::${open.at(-1)?.name}" is not closed`)
  flush(root)
  return root.blocks
}
