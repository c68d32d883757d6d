import { APIError } from 'payload'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'

/** A passage of a text, letter by letter, and what takes its place. */
export interface PassageEdit {
  find: string
  replace: string
}

/**
 * Returns a text with a passage replaced. What takes its place looks as the beginning of the passage did; all else,
 * blocks and links included, stays.
 * @throws APIError 400 when no paragraph has the passage, or when it is there more than once
 */
export function editedText(blocks: Block[], { find, replace }: PassageEdit): Block[] {
  const count = [...walkBlocks(blocks)].reduce((sum, { content }) => sum + timesIn(inlineText(content), find), 0)
  if (count === 0) {
    throw new APIError(`The text has no “${find}”. Give a passage of one paragraph, letter by letter.`, 400, null, true)
  }
  if (count > 1) {
    throw new APIError(`The text has “${find}” ${count} times. Give more of the words around it.`, 400, null, true)
  }
  const edited = (block: Block): Block => {
    const start = inlineText(block.content).indexOf(find)
    return {
      ...block,
      content: start < 0 ? block.content : replaced(block.content, { start, end: start + find.length, replace }),
      children: block.children.map(edited),
    }
  }
  return blocks.map(edited)
}

const timesIn = (text: string, passage: string): number => text.split(passage).length - 1

interface Span {
  start: number
  end: number
  replace: string
}

function replaced(content: Inline[], { start, end, replace }: Span): Inline[] {
  let offset = 0
  return content.flatMap((run): Inline[] => {
    const length = run.type === 'hardBreak' ? 1 : run.text.length
    const [from, to] = [start - offset, end - offset]
    offset += length
    const isOutside = to <= 0 || from >= length
    if (isOutside) return [run]
    // The first run of the passage takes the new words.
    const words = from >= 0 ? replace : ''
    if (run.type === 'hardBreak') return words === '' ? [] : [{ type: 'text', text: words, marks: [] }]
    const text = run.text.slice(0, Math.max(0, from)) + words + run.text.slice(Math.min(length, to))
    return text === '' ? [] : [{ ...run, text }]
  })
}
