import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpc.base.ts'
import { takePictureFrom } from './pastedPicture.service.ts'

/** Pictures of pasted texts. */
export const pastedPictureRouter = createRouter({
  takePicture: procedure({
    summary: 'Fetches a picture from the web into the media library: one that came with a pasted text.',
    permissions: ['CREATE_FILE'],
  })
    .input(
      z.object({
        url: z.url({ protocol: /^https?$/ }).max(4000),
        alt: z.string().max(2000),
        caption: z.string().max(5000),
      }),
    )
    .output(z.object({ id: z.string() }))
    .mutation(async ({ ctx, input }) => ({ id: await takePictureFrom(ctx.req, input) })),
})
