import { z } from 'zod'
import { mention } from '#plugins/comments/comments.schema.ts'
import { searchMentions as search } from '#plugins/comments/mentions.service.ts'
import { textInput } from '../named.schema.ts'
import { procedure } from '../rpc.base.ts'

export const searchMentions = procedure({
  summary: 'What a comment can mention: people, posts and sections whose names hold a text.',
  permissions: [],
})
  .input(z.object({ query: textInput }))
  .output(z.array(mention))
  .query(({ ctx, input }) => search(ctx.req, input.query))
