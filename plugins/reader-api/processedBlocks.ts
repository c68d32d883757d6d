import type { Payload } from 'payload'
import type { Block } from '#blocks/core/block.types.ts'
import { holdingPin, type Pin, pin } from '#blocks/core/collectionQuery.schema.ts'
import { placeBlocks, walkBlocks } from '#blocks/core/tree.walk.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { openAsked } from './asked.open.ts'
import { fillSlots } from './slots.fill.ts'

/** What stands in a place for an episode: the post that readers would get there now, and its pin as long as that holds. */
export interface ProcessedSlot {
  props: { post: string | null; pinned: Pin | null }
}

const slotTypes = new Set(['show-episodes-slot', 'episode-showcase-slot'])

/**
 * The places for episodes in some blocks as readers would get them at this moment, by the ids of the slots
 * (block-editor 7, editor.processBlocks).
 * @param sectionForMostPopular the section whose posts are meant by a block that asks for the most popular ones and names
 *   none itself.
 */
export async function processedBlocks(
  payload: Payload,
  blocks: Block[],
  now: Date,
  sectionForMostPopular: string | null,
): Promise<Record<string, ProcessedSlot>> {
  const asked = await openAsked(payload, '', 1)
  const filled = await fillSlots(
    asked,
    placeBlocks(blocks, (type) => definitionOf(type)?.takesRow ?? true),
    now,
    sectionForMostPopular,
  )
  const slots = [...walkBlocks(filled)].filter(({ type }) => slotTypes.has(type))
  return Object.fromEntries(
    slots.map(({ id, props }) => {
      const pinned = pin.nullable().safeParse(props.pinned)
      const post = typeof props.post === 'string' ? props.post : null
      return [id, { props: { post, pinned: pinned.success ? holdingPin(pinned.data, now) : null } }]
    }),
  )
}
