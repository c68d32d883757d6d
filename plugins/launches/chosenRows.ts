/** Merges the rows that a curator chose out of a draft into the page that readers have. Pure. */
import type { Block } from '#blocks/core/block.types.ts'
import { contentOf } from './frontOutline.ts'

const page = Symbol('page')
type Container = string | typeof page

interface Lists {
  blocks: Map<string, Block>
  ids: Map<Container, string[]>
}

/**
 * Returns the live page with the chosen rows as they are in the draft: changed, added, removed and at their places there.
 * All other rows stay as readers have them. A new section comes along with a chosen row in it; a section that the draft
 * no longer has goes only when none of its rows stays.
 * @param chosen ids of rows and sections; of a section its own settings, header and sidebar are meant, not its rows
 */
export function withChosenRows(live: readonly Block[], draft: readonly Block[], chosen: ReadonlySet<string>): Block[] {
  const [before, after] = [listsOf(live), listsOf(draft)]
  const isSection = (id: string) => before.ids.has(id) || after.ids.has(id)
  // A section that stays keeps its place unless it is placed again below.
  const isPlacedAgain = (id: string) => chosen.has(id) && (!isSection(id) || after.ids.has(id))
  const merged = new Map<Container, string[]>(
    [...before.ids].map(([container, ids]) => [container, ids.filter((id) => !leaves(id))]),
  )
  function leaves(id: string): boolean {
    return chosen.has(id) && (isPlacedAgain(id) || !isSection(id))
  }
  for (const [container, ids] of after.ids) {
    for (const [index, id] of ids.entries()) {
      const comesAlong =
        after.ids.has(id) && !before.ids.has(id) && (after.ids.get(id) ?? []).some((row) => chosen.has(row))
      if (!isPlacedAgain(id) && !comesAlong) continue
      const list = merged.get(container) ?? []
      const previous = ids.slice(0, index).findLast((one) => list.includes(one))
      list.splice(previous === undefined ? 0 : list.indexOf(previous) + 1, 0, id)
      merged.set(container, list)
    }
  }
  const isOver = (id: string) =>
    chosen.has(id) && before.ids.has(id) && !after.ids.has(id) && (merged.get(id) ?? []).length === 0
  const blocksOf = (container: Container): Block[] =>
    (merged.get(container) ?? []).flatMap((id) => {
      if (isOver(id)) return []
      const block =
        (chosen.has(id) ? after.blocks.get(id) : before.blocks.get(id)) ?? after.blocks.get(id) ?? before.blocks.get(id)
      return block ? [isSection(id) ? withContent(block, blocksOf(id)) : block] : []
    })
  return blocksOf(page)
}

function listsOf(blocks: readonly Block[]): Lists {
  const lists: Lists = { blocks: new Map(), ids: new Map([[page, []]]) }
  const add = (block: Block, container: Container) => {
    lists.blocks.set(block.id, block)
    lists.ids.get(container)?.push(block.id)
    const content = contentOf(block)
    if (!content) return
    lists.ids.set(block.id, [])
    for (const row of content.children) add(row, block.id)
  }
  for (const block of blocks) add(block, page)
  return lists
}

const withContent = (section: Block, rows: Block[]): Block => {
  const content = contentOf(section)
  return {
    ...section,
    children: section.children.map((child) => (child === content ? { ...child, children: rows } : child)),
  }
}
