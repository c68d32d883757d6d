import type { Block } from '../core/block.types.ts'
import { walkBlocks } from '../core/treeWalk.ts'
import { html } from './html.schema.ts'

/** The settings of an html block that decide what runs on readers' pages. */
export const running = ['content', 'tool', 'assistant', 'forumId'] as const

function codeOf(block: Block): string | null {
  if (block.type !== html.type && !html.aliases.includes(block.type)) return null
  return JSON.stringify(running.map((name) => block.props[name] ?? html.props.shape[name].parse(undefined)))
}

/**
 * Returns the html blocks of a tree whose code was not in the tree before: written, changed or brought in from
 * elsewhere. Blocks that were moved, copied, aligned otherwise or removed run nothing new.
 */
export function newHtml(before: Block[], after: Block[]): Block[] {
  const known = new Set([...walkBlocks(before)].map(codeOf))
  return [...walkBlocks(after)].filter((block) => {
    const code = codeOf(block)
    return code !== null && !known.has(code)
  })
}
