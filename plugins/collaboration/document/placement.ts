import { type Place, rootId } from './document.layout.ts'

interface Placed {
  id: string
  place: Place
}

// Maximum depth of blocks, beyond what editing produces; recursion over a tree has a limited stack.
const maxPlaceDepth = 60

const toTop = (block: Placed) => {
  block.place = { ...block.place, parent: rootId }
}

/**
 * Gives every block a valid place in a tree. Moves to the top of the document: blocks whose parent does not exist, the
 * block with the lowest id of a cycle that two concurrent moves created, and blocks nested too deep, which our own
 * editors do not create but a program can. Visits each block once.
 */
export function settlePlaces(blocks: ReadonlyMap<string, Placed>): void {
  const depths = new Map<string, number>([[rootId, 0]])
  for (const start of blocks.values()) {
    const path: Placed[] = []
    const onPath = new Set<string>()
    let id = start.id
    while (!depths.has(id) && !onPath.has(id)) {
      const block = blocks.get(id)
      if (!block) break
      path.push(block)
      onPath.add(id)
      if (block.place.parent !== rootId && !blocks.has(block.place.parent)) toTop(block)
      id = block.place.parent
    }
    if (onPath.has(id)) breakCycle(path, id)
    for (const block of settlingOrder(path, blocks)) {
      const depth = (depths.get(block.place.parent) ?? 0) + 1
      if (depth > maxPlaceDepth) toTop(block)
      depths.set(block.id, depth > maxPlaceDepth ? 1 : depth)
    }
  }
}

// `entry`: the first block of the path that is on the cycle.
function breakCycle(path: readonly Placed[], entry: string): void {
  const cycle = path.slice(path.findIndex(({ id }) => id === entry))
  const [lowest] = cycle.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (lowest) toTop(lowest)
}

// The blocks of a path, each after the one that holds it.
function settlingOrder(path: readonly Placed[], blocks: ReadonlyMap<string, Placed>): Placed[] {
  const waiting = new Set(path.map(({ id }) => id))
  const ordered: Placed[] = []
  for (const last of path.toReversed()) {
    const chain: Placed[] = []
    for (
      let block: Placed | undefined = last;
      block && waiting.delete(block.id);
      block = blocks.get(block.place.parent)
    )
      chain.push(block)
    ordered.push(...chain.toReversed())
  }
  return ordered
}
