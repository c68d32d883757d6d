/** Fills the slots of a page with posts (docs/spec/newsroom.md#slots). */
import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import type { InTransaction } from '#database/sql.ts'
import { loadCandidates } from './candidates.load.ts'
import type { PageMoment } from './foreseen.ts'
import { type ResolvedSlot, resolveSlots } from './resolveSlots.ts'
import { ranksOf, type SlotGroup, slotGroupsOf } from './slotGroups.ts'

export interface FilledPage {
  blocks: PlacedBlock[]
  /** What stands in each slot and why, by the slot's place among those of its block. */
  slots: ReadonlyMap<string, readonly ResolvedSlot[]>
  isAutofilled: boolean
  /** When the pins that hold now end, of those that end by themselves: ISO 8601. */
  pinEnds: string[]
}

/** Blocks of a page that are filled at most: each is a part of one query, and a page may be a draft of anything. */
export const maxGroups = 100

/**
 * Returns the same blocks with posts in their slots, those of the first 100 blocks that have some. At most five queries whatever the page, none for a page without slots.
 * @param timeZone resolves to the IANA name of the publication's time zone
 * @param section id of the section that is meant by a block that asks for the most popular posts and names none
 */
export async function fillSlots(
  req: InTransaction,
  blocks: PlacedBlock[],
  moment: PageMoment,
  timeZone: () => Promise<string>,
  section: string | null = null,
): Promise<FilledPage> {
  const groups = slotGroupsOf(blocks, moment.now, section).slice(0, maxGroups)
  if (groups.length === 0) return { blocks, slots: new Map(), isAutofilled: false, pinEnds: [] }
  const { ofGroup, live } = await loadCandidates(req, groups, moment, await timeZone())
  const resolved = resolveSlots(groups, ofGroup, live)
  const reasons = resolved.flat().map(({ reason }) => reason)
  const filled = new Map<PlacedBlock, PlacedBlock>()
  for (const [index, group] of groups.entries()) filled.set(group.block, withPosts(group, resolved[index] ?? []))
  return {
    blocks: replaced(blocks, filled),
    slots: new Map(groups.map(({ block }, index) => [block.id, resolved[index] ?? []])),
    isAutofilled: reasons.some(({ kind }) => kind !== 'chosen'),
    pinEnds: reasons.flatMap((reason) => (reason.kind === 'pinned' && reason.until) || []),
  }
}

function withPosts(group: SlotGroup, resolved: readonly ResolvedSlot[]): PlacedBlock {
  const { block, slots, isUnderHeading } = group
  if (block.type === 'podcast-promotion') return withEpisodes(block, resolved)
  if (block.type === 'homepage-river') {
    return { ...block, props: { ...block.props, posts: resolved.flatMap(({ post }) => post ?? []) } }
  }
  const ranks = ranksIn(block)
  return {
    ...block,
    // A row keeps slots that its layout does not show; readers get the others.
    children: block.children.slice(0, slots.length).map((slot, index) => {
      const { post = null, reason } = resolved[index] ?? {}
      const pinned = reason?.kind === 'pinned' ? (slots[index]?.pin ?? null) : null
      // Readers get no empty slots: the story behind one has the rank of its place among those that they see.
      const place = resolved.slice(0, index).filter((before) => before.post !== null).length
      const rank = ranks[place]
      return {
        ...slot,
        props: {
          ...slot.props,
          post,
          pinned,
          preloadImage: slot.placementRow === 1,
          ...(rank && { rank, isUnderHeading }),
        },
      }
    }),
  }
}

// The ranks of the slots of a block on the home page; none elsewhere.
function ranksIn(block: PlacedBlock): readonly string[] {
  if (block.type === 'homepage-row') return ranksOf(block)
  return block.type === 'homepage-editors-picks' ? block.children.map(() => 'line') : []
}

// A promotion gets an item more for each episode that fills it up.
function withEpisodes(block: PlacedBlock, resolved: readonly ResolvedSlot[]): PlacedBlock {
  const added = resolved.slice(block.children.length).flatMap(({ post }, index): PlacedBlock[] => {
    if (post === null) return []
    const { placementRow } = block
    const nthOfType = block.children.length + index + 1
    const props = schemas['podcast-promotion-item'].props.parse({ postId: post })
    const id = `${block.id}-${index + 1}`
    return [{ id, type: 'podcast-promotion-item', props, content: [], children: [], nthOfType, placementRow }]
  })
  return { ...block, children: [...block.children, ...added] }
}

function replaced(blocks: PlacedBlock[], by: ReadonlyMap<PlacedBlock, PlacedBlock>): PlacedBlock[] {
  return blocks.map((block) => {
    const now = by.get(block) ?? block
    return { ...now, children: replaced(now.children, by) }
  })
}
