/** Expired pins in a stored text (docs/spec/newsroom.md#slots). */
import { holdingPin, pin } from './collectionQuery.schema.ts'
import { hasChildren, type LexicalNodeJson, type LexicalSource } from './lexical.types.ts'

const slotTypes = new Set(['homepage-slot', 'show-episodes-slot', 'episode-showcase-slot'])

function slotWithoutPin(node: LexicalNodeJson, now: Date): LexicalNodeJson {
  const { props } = node
  if (typeof props !== 'object' || props === null || !('pinned' in props)) return node
  const { data } = pin.safeParse(props.pinned)
  return data && holdingPin(data, now) === null ? { ...node, props: { ...props, pinned: null } } : node
}

function nodesWithout(nodes: LexicalNodeJson[], now: Date): LexicalNodeJson[] {
  const read = nodes.map((node) => {
    if (slotTypes.has(node.type)) return slotWithoutPin(node, now)
    if (!hasChildren(node)) return node
    const children = nodesWithout(node.children, now)
    return children === node.children ? node : { ...node, children }
  })
  return read.some((node, index) => node !== nodes[index]) ? read : nodes
}

/**
 * Returns a text without its expired pins: from that moment on no reader gets them, independent of the next write. The
 * same object where there are none.
 */
export function withoutExpiredPins<State extends LexicalSource>(state: State, now: Date): State {
  const children = nodesWithout(state.root.children, now)
  return children === state.root.children ? state : { ...state, root: { ...state.root, children } }
}
