import type { Payload } from 'payload'
import type { Block } from '#blocks/core/block.types.ts'
import { holdingPin, type Pin, pin } from '#blocks/core/collectionQuery.schema.ts'
import { walkBlocks } from '#blocks/core/tree.walk.ts'
import { placeTree } from '#blocks/registry/tree.place.ts'
import { loadMostReadTeasers } from './mostRead.load.ts'
import { createReaderRequest } from './readerRequest.ts'
import { fillSlots } from './slots.fill.ts'

/**
 * The current content of a block for readers: in a place for an episode its post, and the pin until it expires; in a
 * list of the most read posts those; in a promotion of podcasts the episodes that fill it up.
 */
export interface ProcessedBlock {
  props: { post: string | null; pinned: Pin | null; posts: string[] }
}

const slotTypes = new Set(['show-episodes-slot', 'episode-showcase-slot'])

/**
 * Returns the places for episodes, the promotions and the lists of posts in some blocks as readers would get them at
 * this moment, by their ids (block-editor 7, editor.processBlocks).
 * @param sectionForMostPopular the section whose posts are meant by a block that asks for the most popular ones and
 * names
 * none itself.
 */
export async function processedBlocks(
  payload: Payload,
  blocks: Block[],
  now: Date,
  sectionForMostPopular: string | null,
): Promise<Record<string, ProcessedBlock>> {
  const request = await createReaderRequest(payload, '', 1)
  const filled = await fillSlots(request, placeTree(blocks), now, sectionForMostPopular)
  const all = [...walkBlocks(filled)]
  const lists = all.filter(({ type }) => type === 'most-popular')
  const mostRead = lists.length > 0 ? await loadMostReadTeasers(request.reads, now) : []
  const posts = mostRead.map(({ id }) => id)
  const given = new Set([...walkBlocks(blocks)].map(({ id }) => id))
  const promotions = all.filter(({ type }) => type === 'podcast-promotion')
  const slots = all.filter(({ type }) => slotTypes.has(type))
  return Object.fromEntries([
    ...lists.map(({ id }) => [id, { props: { post: null, pinned: null, posts } }]),
    ...promotions.map(({ id, children }) => {
      const added = children.filter((child) => !given.has(child.id))
      const posts = added.flatMap(({ props }) => (typeof props.postId === 'string' ? props.postId : []))
      return [id, { props: { post: null, pinned: null, posts } }]
    }),
    ...slots.map(({ id, props }) => {
      const pinned = pin.nullable().safeParse(props.pinned)
      const post = typeof props.post === 'string' ? props.post : null
      return [id, { props: { post, pinned: pinned.success ? holdingPin(pinned.data, now) : null, posts: [] } }]
    }),
  ])
}
