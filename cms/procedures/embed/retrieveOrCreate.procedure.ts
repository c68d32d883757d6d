import { z } from 'zod'
import { retrieveOrCreateEmbed } from '#plugins/embeds/embed.service.ts'
import { embedLookUpOf } from '#plugins/embeds/embeds.read.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'

export const retrieveOrCreate = procedure({
  summary: 'What the provider of an address lets others embed, kept once an address; films and rich posts only.',
  permissions: [],
})
  .input(z.object({ url: z.string().trim().min(1).max(2000) }))
  .output(
    z.object({
      id: z.string(),
      data: z.object({
        type: z.enum(['photo', 'video', 'link', 'rich']),
        title: z.string().nullish(),
        width: z.int(),
        height: z.int(),
        provider_name: z.string().nullish(),
      }),
    }),
  )
  .mutation(({ ctx, input }) => retrieveOrCreateEmbed(ctx.req, input.url, embedLookUpOf(ctx.req.payload)))
