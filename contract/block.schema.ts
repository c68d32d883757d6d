import { z } from 'zod'

/** Values of `rel` for search engines: a link is paid for, not endorsed, or written by readers. */
export const linkRelations = ['sponsored', 'nofollow', 'ugc'] as const

export type LinkRelation = (typeof linkRelations)[number]

/** Formatting of a run of text. `link` carries its address; the diff marks appear only while two versions are compared. */
export const mark = z.discriminatedUnion('type', [
  z.object({
    type: z.enum([
      'bold',
      'italic',
      'underline',
      'strike',
      'superscript',
      'subscript',
      'code',
      'diffAdded',
      'diffRemoved',
    ]),
  }),
  z.object({
    type: z.literal('link'),
    href: z.string(),
    newTab: z.boolean().optional(),
    rel: z.array(z.enum(linkRelations)).optional(),
  }),
])

export type Mark = z.infer<typeof mark>

export type MarkType = Mark['type']

const inlineText = z.object({ type: z.literal('text'), text: z.string(), marks: z.array(mark) })

export type InlineText = z.infer<typeof inlineText>

const inlineBreak = z.object({ type: z.literal('hardBreak') })

export type InlineBreak = z.infer<typeof inlineBreak>

export const inline = z.discriminatedUnion('type', [inlineText, inlineBreak])

export type Inline = z.infer<typeof inline>

/**
 * A block as it travels: `props` not yet checked against a schema. `content` is inline text (empty where the block holds
 * none), `children` are nested blocks (empty where it holds none).
 */
export interface Block {
  id: string
  type: string
  props: Record<string, unknown>
  children: Block[]
  content: Inline[]
}

/** A block with its place on the page, for tracking. */
export const placedBlock = z.object({
  id: z.string(),
  type: z.string(),
  /** Stored content is not validated: a block with malformed properties must not withhold the rest of the page. */
  props: z.record(z.string(), z.unknown()).catch({}),
  get children(): z.ZodArray<typeof placedBlock> {
    return z.array(placedBlock)
  },
  content: z.array(inline),
  /** Ordinal, from 1, among the blocks of its type on the page. */
  nthOfType: z.number(),
  /** Row on the page, from 1. Containers and ads take no row: theirs is the row of what comes next. */
  placementRow: z.number(),
})

export type PlacedBlock = z.infer<typeof placedBlock>
