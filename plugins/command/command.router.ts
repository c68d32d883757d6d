import { z } from 'zod'
import { textInput } from '#plugins/rpc/named.schema.ts'
import { createRouter, procedure } from '#plugins/rpc/rpc.base.ts'
import { documentName, maxNames, target } from './command.schema.ts'
import { resolveTargets } from './targets.resolve.ts'
import { searchTargets } from './targets.search.ts'

const targets = z.object({ items: z.array(target) })

/** Procedures of the command menu. */
export const commandRouter = createRouter({
  resolve: procedure({
    summary: 'Returns documents of any collection by id with their titles, without those that you may not read.',
    permissions: [],
  })
    .input(z.object({ documents: z.array(documentName).max(maxNames) }))
    .output(targets)
    .query(async ({ ctx, input }) => ({ items: await resolveTargets(ctx.req, input.documents) })),

  search: procedure({
    summary:
      'Finds what you can go to: posts, newsletters, sections, pages, authors and people of the newsroom, a few of each.',
    permissions: [],
  })
    .input(z.object({ text: textInput.min(1) }))
    .output(targets)
    .query(async ({ ctx, input }) => ({ items: await searchTargets(ctx.req, input.text) })),
})
