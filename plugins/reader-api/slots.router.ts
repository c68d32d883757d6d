import { z } from 'zod'
import { pin } from '#blocks/core/collectionQuery.schema.ts'
import { inline } from '#contract/block.schema.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { slotReason } from '#plugins/slots/slotReason.schema.ts'
import { processedBlocks } from './processedBlocks.ts'

const name = z.string().max(200)

// Maximum number of blocks within another one.
const maxChildren = 100

// Maximum number of blocks of a call, those in others included.
const maxBlocks = 1_000

// A block with slots, the blocks in it included; or a list of posts.
const holder = z.object({
  id: name,
  type: name,
  props: z.record(z.string(), z.unknown()),
  content: z.array(inline).max(200).default([]),
  get children(): z.ZodDefault<z.ZodArray<typeof holder>> {
    return z.array(holder).max(maxChildren).default([])
  },
})

const countOf = (blocks: readonly z.output<typeof holder>[]): number =>
  blocks.reduce((count, { children }) => count + 1 + countOf(children), 0)

const isWithinLimit = (blocks: readonly z.output<typeof holder>[]): boolean => countOf(blocks) <= maxBlocks

const tooMany = `At most ${maxBlocks} blocks in all`

/** Procedures that fill the slots of a story. */
export const slotsRouter = createRouter({
  processBlocks: procedure({
    summary:
      'The posts that readers would find in slots and in lists of posts now, with the reason for each, by the ids of those.',
    permissions: [],
  })
    .input(
      z.object({
        blocks: z.array(holder).max(100).refine(isWithinLimit, tooMany),
        sectionForMostPopular: name.nullable().default(null),
      }),
    )
    .output(
      z.object({
        flattenedBlocks: z.record(
          z.string(),
          z.object({
            props: z.object({
              post: z.string().nullable(),
              pinned: pin.nullable(),
              reason: slotReason.nullable(),
              preloadImage: z.boolean(),
              posts: z.array(z.string()),
              heading: z.string().nullable(),
            }),
          }),
        ),
      }),
    )
    .mutation(async ({ ctx, input }) => ({
      flattenedBlocks: await processedBlocks(ctx.req.payload, input.blocks, new Date(), input.sectionForMostPopular),
    })),
})
