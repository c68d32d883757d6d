import type { Payload } from 'payload'
import type { Block, PlacedBlock } from '#blocks/core/block.types.ts'
import type { Pin } from '#blocks/core/collectionQuery.schema.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { placeTree } from '#blocks/registry/tree.ts'
import { pageNow } from '#plugins/slots/foreseen.ts'
import type { ResolvedSlot } from '#plugins/slots/resolveSlots.ts'
import type { SlotReason } from '#plugins/slots/slotReason.schema.ts'
import { fillSlots } from '#plugins/slots/slotsFill.ts'
import { loadMostReadTeasers } from './mostRead.load.ts'
import { createReaderRequest } from './readerRequest.ts'

export interface ProcessedBlock {
  props: {
    /** Id of the post in a slot. */
    post: string | null
    pinned: Pin | null
    /** Why it stands there; null for what is no slot. */
    reason: SlotReason | null
    preloadImage: boolean
    /** Ids of the posts in a list that fills itself. */
    posts: string[]
    heading: string | null
  }
}

const nothing: ProcessedBlock['props'] = {
  post: null,
  pinned: null,
  reason: null,
  preloadImage: false,
  posts: [],
  heading: null,
}

/**
 * Returns the blocks with slots, the lists of posts and the sections in some blocks as readers would get them at this
 * moment, by their ids (docs/spec/newsroom.md#process-blocks).
 * @param sectionForMostPopular the section whose posts are meant by a block that asks for the most popular ones and
 *   names none itself.
 */
export async function processedBlocks(
  payload: Payload,
  blocks: Block[],
  now: Date,
  sectionForMostPopular: string | null,
): Promise<Record<string, ProcessedBlock>> {
  const { reads, settings } = await createReaderRequest(payload, '', 1)
  const given = placeTree(blocks)
  const timeZone = async () => (await settings).timeZone
  const { slots } = await fillSlots({ payload }, given, pageNow(now), timeZone, sectionForMostPopular)
  const all = [...walkBlocks(given)]
  const mostRead = all.some(({ type }) => type === 'most-popular') ? await loadMostReadTeasers(reads, now) : []
  return Object.fromEntries(
    all.flatMap((block): [string, ProcessedBlock][] => {
      if (block.type === 'most-popular') return [[block.id, one({ posts: mostRead.map(({ id }) => id) })]]
      if (block.type === 'homepage-section') return [[block.id, one({ heading: headingOf(block) })]]
      const resolved = slots.get(block.id)
      if (resolved) return processedGroup(block, resolved)
      return block.type === 'podcast-promotion' ? [[block.id, one({})]] : []
    }),
  )
}

const one = (props: Partial<ProcessedBlock['props']>): ProcessedBlock => ({ props: { ...nothing, ...props } })

// A block with slots: its slots where those are blocks, or the list of its posts.
function processedGroup(block: PlacedBlock, resolved: readonly ResolvedSlot[]): [string, ProcessedBlock][] {
  const postsFrom = (first: number) => resolved.slice(first).flatMap(({ post }) => post ?? [])
  if (block.type === 'homepage-river') return [[block.id, one({ posts: postsFrom(0) })]]
  if (block.type === 'podcast-promotion') return [[block.id, one({ posts: postsFrom(block.children.length) })]]
  return resolved.flatMap(({ post, reason }, index) => {
    const slot = block.children[index]
    if (!slot) return []
    const { pinned } = schemas['homepage-slot'].props.catch(schemas['homepage-slot'].props.parse({})).parse(slot.props)
    const props = { post, reason, pinned: reason.kind === 'pinned' ? pinned : null }
    return [[slot.id, one({ ...props, preloadImage: slot.placementRow === 1 })]]
  })
}

function headingOf({ props, children }: PlacedBlock): string | null {
  const parsed = schemas['homepage-section'].props.safeParse(props)
  const header = children.find(({ type }) => type === 'homepage-section-header')
  return parsed.success && parsed.data.showSectionHeader && header ? inlineText(header.content) : null
}
