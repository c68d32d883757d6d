import type { Block, Inline } from '#blocks/core/block.types.ts'
import { storableJson, storableText } from './fieldValue.ts'

// Half of what Payload's guard lets through: a list takes two levels of the editor's state.
const maxTreeDepth = 40

/**
 * Returns a tree as the back office accepts and PostgreSQL keeps it. A block that is nested too deep is replaced by its
 * content: text is never dropped.
 */
export function storableTree(blocks: Block[], depth = 1): Block[] {
  return blocks.flatMap((block): Block[] => {
    const children = storableTree(block.children, depth + 1)
    const content = block.content.map(storableRun)
    if (depth <= maxTreeDepth) return [{ ...block, props: storableProps(block.props), children, content }]
    const text = content.length > 0 ? [{ ...paragraph, id: block.id, content }] : []
    return [...text, ...children]
  })
}

const paragraph: Block = { id: '', type: 'paragraph', props: { alignment: 'left' }, children: [], content: [] }

const storableRun = (run: Inline): Inline => (run.type === 'text' ? { ...run, text: storableText(run.text) } : run)

function storableProps(props: Block['props']): Block['props'] {
  const entries = Object.entries(props).map(([name, value]) => [name, storableJson(value)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
