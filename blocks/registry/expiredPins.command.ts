import { $nodesOfType } from 'lexical'
import { $setProps, type BlockNode, propsOf } from '../core/blockNode.ts'
import { holdingPin, pin } from '../core/collectionQuery.schema.ts'
import { nodeOf } from '../core/nodeFactory.ts'
import { schemas } from './schemas.ts'

const slotNodes = [schemas['homepage-slot'], schemas['show-episodes-slot'], schemas['episode-showcase-slot']].map(
  nodeOf,
)

interface TimedPin {
  slot: BlockNode
  // Milliseconds since the epoch.
  until: number
}

function $timedPins(): TimedPin[] {
  return slotNodes
    .flatMap((klass) => $nodesOfType<BlockNode>(klass))
    .flatMap((slot) => {
      const { data } = pin.safeParse(propsOf(slot).pinned)
      return data?.until ? [{ slot, until: Date.parse(data.until) }] : []
    })
}

/** Returns when the next pin of a text ends, in milliseconds since the epoch; null where none does by itself. */
export function $nextPinEnd(): number | null {
  const ends = $timedPins().map(({ until }) => until)
  return ends.length > 0 ? Math.min(...ends) : null
}

/** Removes the pins whose time has passed (docs/spec/newsroom.md#slots). */
export function $removeExpiredPins(now: Date): void {
  for (const { slot } of $timedPins()) {
    const { data = null } = pin.safeParse(propsOf(slot).pinned)
    if (holdingPin(data, now) === null) $setProps(slot, { pinned: null })
  }
}
