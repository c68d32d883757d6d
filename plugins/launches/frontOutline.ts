/** Reduces a front page to its rows and slots: what launches are described and compared by. Pure. */
import { z } from 'zod'
import type { Block } from '#blocks/core/block.types.ts'
import { pin } from '#blocks/core/collectionQuery.schema.ts'
import { rowLayouts } from '#blocks/core/rowLayouts.ts'
import { homepageRow } from '#blocks/homepage-row/homepage-row.schema.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { canonicalJson } from '#plugins/collaboration/document/fieldValue.ts'
import { slotReason } from '#plugins/slots/slotReason.schema.ts'

export const outlinedSlot = z.object({
  id: z.string(),
  pin: pin.nullable(),
  /** Id of the post that stands here; null for none. */
  post: z.string().nullable(),
  /** As it stands here; empty where no post does. */
  headline: z.string(),
  /** Why it stands here; null for a slot that the layout of its row does not show. */
  reason: slotReason.nullable(),
})

export const outlinedRow = z.object({
  id: z.string(),
  type: z.string(),
  /** What curators call it: "Row 2", "Section 1", "Heading". */
  name: z.string(),
  /** Label of a row's layout; empty for other blocks. */
  layout: z.string(),
  /** Id of the section that it stands in; null outside of sections. */
  section: z.string().nullable(),
  settings: z.string(),
  slots: z.array(outlinedSlot),
})

export type OutlinedSlot = z.output<typeof outlinedSlot>
export type OutlinedRow = z.output<typeof outlinedRow>

/** The rows of a front page in its order; a section stands before its rows. */
export type FrontOutline = OutlinedRow[]

/** What stands in the slots of a page: by the id of the block, in the order of its slots. */
export type StandingStories = ReadonlyMap<string, readonly Pick<OutlinedSlot, 'post' | 'reason'>[]>

const contentType = 'homepage-section-content'
const slotType = 'homepage-slot'

/** Returns the content of a section; null for every other block. */
export function contentOf(block: Block): Block | null {
  return block.type === 'homepage-section' ? (block.children.find(({ type }) => type === contentType) ?? null) : null
}

/**
 * Returns the outline of a page.
 * @param headlines of posts, by their ids
 */
export function outlineOf(
  blocks: readonly Block[],
  stories: StandingStories,
  headlines: ReadonlyMap<string, string>,
): FrontOutline {
  const counts = new Map<string, number>()
  const nameOf = ({ type }: Block) => {
    const title = type === 'homepage-section' ? 'Section' : (definitionOf(type)?.title ?? 'Block')
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    return isNumbered(type) ? `${title} ${count}` : title
  }
  const within = (block: Block, section: string | null): OutlinedRow[] => {
    const content = contentOf(block)
    const row: OutlinedRow = {
      id: block.id,
      type: block.type,
      name: nameOf(block),
      layout: layoutOf(block),
      section,
      settings: settingsOf(block, content),
      slots: slotsOf(block, stories, headlines),
    }
    return [row, ...(content?.children ?? []).flatMap((child) => within(child, block.id))]
  }
  return blocks.flatMap((block) => within(block, null))
}

const isNumbered = (type: string) => type.startsWith('homepage-')

function layoutOf(block: Block): string {
  const { success, data } = homepageRow.props.safeParse(block.props)
  return block.type === homepageRow.type && success ? rowLayouts[data.layout].label : ''
}

// Returns what is compared, with the defaults of what is not set: the editor sets them, programs need not.
function settingsOf(block: Block, content: Block | null): string {
  const [type, props, texts] = comparable({ ...block, children: [] })
  const { layout, ...others } = props
  const children = block.children
    .filter((child) => child.type !== slotType)
    .map((child) => comparable(child === content ? { ...child, children: [] } : child))
  return canonicalJson([type === homepageRow.type ? others : props, texts, children])
}

type Comparable = [type: string, props: Record<string, unknown>, content: Block['content'], children: Comparable[]]

// Returns a block without its ids.
const comparable = ({ type, props, content, children }: Block): Comparable => [
  type,
  { ...props, ...definitionOf(type)?.props.safeParse(props).data },
  content,
  children.map(comparable),
]

function slotsOf(block: Block, stories: StandingStories, headlines: ReadonlyMap<string, string>): OutlinedSlot[] {
  const standing = stories.get(block.id) ?? []
  if (block.type === 'homepage-river') {
    return standing.map(({ post, reason }, index) => ({
      id: `${block.id}-${index + 1}`,
      pin: null,
      post,
      headline: headlines.get(post ?? '') ?? '',
      reason,
    }))
  }
  return block.children
    .filter(({ type }) => type === slotType)
    .map((slot, index) => {
      const held = pin.safeParse(slot.props.pinned).data ?? null
      const { post = null, reason = null } = standing[index] ?? {}
      const own = held && held.id === post ? held.headline : ''
      return { id: slot.id, pin: held, post, headline: own || (headlines.get(post ?? '') ?? ''), reason }
    })
}
