import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { retrieveOrCreateEmbed } from './embed.service.ts'
import { embedLookUpOf } from './oembed/oembedLookUp.ts'

/** Embeds by their address. */
export const embedsRouter = createRouter({
  retrieveOrCreate: procedure({
    summary:
      'What the provider of an address lets others embed, kept once an address; films and rich posts only. For programs; no screen calls it.',
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
    .mutation(({ ctx, input }) => retrieveOrCreateEmbed(ctx.req, input.url, embedLookUpOf(ctx.req.payload))),
})
