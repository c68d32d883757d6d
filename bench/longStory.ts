import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { allowedParentsOf } from '#blocks/registry/allowedParents.ts'
import { fixtures } from '#blocks/registry/fixtures.ts'
import type { BareBlock } from './bareEditor.ts'

export const blocks = 200
export const words = 10_000

/** Returns a story whose every fifth block has an editor view of its own, of each kind in turn; the words stand in the paragraphs. */
export function longStory(): Block[] {
  const faces = Object.values(fixtures)
    .map(({ valid }) => valid[0])
    .filter((block) => block !== undefined)
    .filter(({ type }) => !allowedParentsOf.has(type) && !['paragraph', 'reusable'].includes(type))
  const texts = blocks - blocks / 5
  const text = Array.from({ length: words / texts }, (_, index) => `word${index}`).join(' ')
  return Array.from({ length: blocks }, (_, index): Block => {
    const face = index % 5 === 4 ? faces[Math.floor(index / 5) % faces.length] : undefined
    return face ? { ...face, id: `face${index}` } : blockFixture('paragraph', { id: `p${index}`, content: text })
  })
}

/** Returns a story as a bare editor can hold it: the same paragraphs, and a heading in place of each other block. */
export function textsOf(story: readonly Block[]): BareBlock[] {
  return story.map(({ type, content }) =>
    type === 'paragraph'
      ? { type, text: content.map((run) => (run.type === 'text' ? run.text : '')).join('') }
      : { type: 'heading', text: type },
  )
}
