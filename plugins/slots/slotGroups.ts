/**
 * Finds the blocks of a page that have slots for posts, with the query that fills each (docs/spec/newsroom.md#slots).
 */

import { z } from 'zod'
import type { PlacedBlock } from '#blocks/core/block.types.ts'
import {
  anyPosts,
  type CollectionQuery,
  collectionQuery,
  holdingPin,
  type Pin,
  slotProps,
} from '#blocks/core/collectionQuery.schema.ts'
import { hasText } from '#blocks/core/inlineText.ts'
import { rowLayouts } from '#blocks/core/rowLayouts.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { schemas } from '#blocks/registry/schemas.ts'

/** A slot before it is filled. */
export interface Slot {
  /** The pin that holds now; null for a slot that fills itself. */
  pin: Pin | null
  /** Id of a post that stands here whatever else is on the page; absent for slots that pins and queries fill. */
  chosen?: string
}

export interface SlotGroup {
  block: PlacedBlock
  query: CollectionQuery
  slots: Slot[]
  isUnderHeading: boolean
}

type BareGroup = Omit<SlotGroup, 'isUnderHeading'>

const slot = z.object(slotProps)

// The number of episodes in a promotion that fills itself.
const promotionLength = 3

/**
 * Returns the blocks with slots in the order in which readers meet them. A row takes the filters of its section unless it
 * has its own.
 * @param section id of the section that is meant by a block that asks for the most popular posts and names none
 */
export function slotGroupsOf(blocks: readonly PlacedBlock[], now: Date, section: string | null): SlotGroup[] {
  const within = (block: PlacedBlock, inherited: CollectionQuery | null, isUnderHeading: boolean): SlotGroup[] => {
    const isHeaded = isUnderHeading || hasHeading(block)
    const group = groupOf(block, inherited, now)
    if (group) return [{ ...group, query: inSection(group.query, section), isUnderHeading: isHeaded }]
    const own = block.type === 'homepage-section' ? queryOf(block) : null
    return block.children.flatMap((child) => within(child, own ?? inherited, isHeaded))
  }
  return blocks.flatMap((block) => within(block, null, false))
}

function hasHeading({ type, props, children }: PlacedBlock): boolean {
  if (type === 'homepage-editors-picks') return Boolean(props.title)
  const header = children.find((child) => child.type === 'homepage-section-header')
  return type === 'homepage-section' && props.showSectionHeader === true && hasText(header?.content ?? [])
}

function groupOf(block: PlacedBlock, inherited: CollectionQuery | null, now: Date): BareGroup | null {
  if (block.type === 'podcast-promotion') return promotionGroup(block)
  const own = queryOf(block)
  if (!own) return null
  const ownOrInherited = inherited && isDefault(own) ? inherited : own
  switch (block.type) {
    case 'show-episodes':
    case 'episode-showcase':
      return { block, query: episodesOf(own), slots: slotsOf(block, now) }
    case 'homepage-row':
      return { block, query: ownOrInherited, slots: slotsOf(block, now).slice(0, ranksOf(block).length) }
    case 'homepage-editors-picks':
      return { block, query: ownOrInherited, slots: slotsOf(block, now) }
    case 'homepage-river': {
      const props = schemas['homepage-river'].props.safeParse(block.props)
      return props.success ? { block, query: ownOrInherited, slots: emptySlots(props.data.max) } : null
    }
    default:
      return null
  }
}

const episodesOf = (own: CollectionQuery): CollectionQuery =>
  own.types.length > 0 ? own : { ...own, types: ['episode'] }

function promotionGroup(block: PlacedBlock): BareGroup | null {
  const props = schemas['podcast-promotion'].props.safeParse(block.props)
  if (!props.success || !props.data.hasAutofill) return null
  const chosen = block.children.map((child) => schemas['podcast-promotion-item'].props.parse(child.props).postId)
  const show = props.data.showSectionId
  return {
    block,
    query: episodesOf({ ...anyPosts, sections: show ? [show] : [] }),
    // An item without a post has no place to fill.
    slots: [
      ...chosen.map((id): Slot => ({ pin: null, chosen: id ?? '' })),
      ...emptySlots(promotionLength - chosen.length),
    ],
  }
}

const emptySlots = (count: number): Slot[] => Array.from({ length: Math.max(0, count) }, () => ({ pin: null }))

const slotsOf = (block: PlacedBlock, now: Date): Slot[] =>
  block.children.map(({ props }) => {
    const parsed = slot.safeParse(props)
    return { pin: parsed.success ? holdingPin(parsed.data.pinned, now) : null }
  })

/** Returns the ranks of the slots that a row shows, in their order. */
export function ranksOf(block: Pick<PlacedBlock, 'props'>): readonly string[] {
  const props = schemas['homepage-row'].props.safeParse(block.props)
  return props.success ? rowLayouts[props.data.layout].ranks : []
}

const query = z.object(collectionQuery)

// Returns the filters in a block's properties; null where they are malformed.
const queryOf = ({ props }: Pick<PlacedBlock, 'props'>): CollectionQuery | null => query.safeParse(props).data ?? null

const isDefault = (one: CollectionQuery): boolean => sameJson(one, anyPosts)

const inSection = (one: CollectionQuery, section: string | null): CollectionQuery =>
  section && one.mostPopular && one.sections.length === 0 ? { ...one, sections: [section] } : one
