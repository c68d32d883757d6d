import { linkMark } from '#contract/linkMark.ts'
import type { Inline, Mark } from './block.types.ts'
import { formatBits, hasChildren, type LexicalNodeJson } from './lexical.types.ts'
import { sameJson } from './sameJson.ts'

const inlineTypes = new Set(['text', 'tab', 'linebreak', 'link', 'autolink'])

/** Returns whether a Lexical node stands inside a line of text. */
export function isInlineNode(node: LexicalNodeJson): boolean {
  return inlineTypes.has(node.type)
}

function marksOfFormat(format: unknown): Mark[] {
  if (typeof format !== 'number') return []
  const names = Object.keys(formatBits) as (keyof typeof formatBits)[]
  return names.filter((name) => (format & formatBits[name]) !== 0).map((type) => ({ type }))
}

function linkOf(node: LexicalNodeJson): Mark {
  const fields = (node.fields ?? {}) as { url?: unknown; newTab?: unknown; rel?: unknown }
  return linkMark(typeof fields.url === 'string' ? fields.url : '', fields)
}

function sameMarks(a: Mark[], b: Mark[]): boolean {
  return sameJson(a, b)
}

/** Joins runs of text that carry the same marks and drops empty ones: one text has one form. */
export function joinRuns(runs: Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (run.type === 'text' && run.text === '') continue
    if (run.type === 'text' && last?.type === 'text' && sameMarks(run.marks, last.marks)) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text }
    } else joined.push(run)
  }
  return joined
}

/** Converts inline nodes of Lexical to runs of text. Marks stand in a fixed order, the link last. */
export function inlineFromLexical(nodes: LexicalNodeJson[], link: Mark[] = []): Inline[] {
  const runs = nodes.flatMap((node): Inline[] => {
    if (node.type === 'linebreak') return [{ type: 'hardBreak' }]
    if (node.type === 'link' || node.type === 'autolink') {
      return hasChildren(node) ? inlineFromLexical(node.children, [linkOf(node)]) : []
    }
    if (hasChildren(node)) return inlineFromLexical(node.children, link)
    if (typeof node.text !== 'string') return []
    return [{ type: 'text', text: node.text, marks: [...marksOfFormat(node.format), ...link] }]
  })
  return joinRuns(runs)
}

function textNode(text: string, marks: Mark[]): LexicalNodeJson {
  const format = marks.reduce(
    (bits, { type }) => bits | (type in formatBits ? formatBits[type as keyof typeof formatBits] : 0),
    0,
  )
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

function linkNode(mark: Mark & { type: 'link' }, children: LexicalNodeJson[], id: string): LexicalNodeJson {
  return {
    type: 'link',
    version: 3,
    id,
    fields: { linkType: 'custom', url: mark.href, newTab: mark.newTab ?? false, ...(mark.rel && { rel: mark.rel }) },
    children,
    direction: null,
    format: '',
    indent: 0,
  }
}

type Link = Mark & { type: 'link' }

function nodeOfRun(run: Inline): LexicalNodeJson {
  return run.type === 'hardBreak' ? { type: 'linebreak', version: 1 } : textNode(run.text, run.marks)
}

function linkOfRun(run: Inline): Link | null {
  if (run.type === 'hardBreak') return null
  return run.marks.find((mark): mark is Link => mark.type === 'link') ?? null
}

/**
 * Converts runs of text to Lexical's inline nodes. `path` is the place of the block, from which links get stable ids.
 */
export function inlineToLexical(runs: Inline[], path: string): LexicalNodeJson[] {
  const groups: { link: Link | null; nodes: LexicalNodeJson[] }[] = []
  for (const run of joinRuns(runs)) {
    const link = linkOfRun(run)
    const last = groups.at(-1)
    if (last && sameJson(last.link, link)) last.nodes.push(nodeOfRun(run))
    else groups.push({ link, nodes: [nodeOfRun(run)] })
  }
  return groups.flatMap(({ link, nodes }, index) => (link ? [linkNode(link, nodes, `${path}-${index}`)] : nodes))
}
