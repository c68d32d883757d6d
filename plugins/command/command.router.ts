import { z } from 'zod'
import { textInput } from '#plugins/rpc/named.schema.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { documentName, maxNames, target } from './command.schema.ts'
import { linkTarget, searchLinks } from './linksSearch.ts'
import { resolveTargets } from './targetsResolve.ts'
import { searchTargets } from './targetsSearch.ts'

const targets = z.object({ items: z.array(target) })

/** Procedures that find documents to go to or to link to. */
export const commandRouter = createRouter({
  links: procedure({
    summary:
      'Finds what a text can link to: posts, newsletters, sections, pages and authors that readers can open, with their addresses.',
    permissions: [],
  })
    .input(z.object({ text: textInput.min(1) }))
    .output(z.object({ items: z.array(linkTarget) }))
    .query(async ({ ctx, input }) => ({ items: await searchLinks(ctx.req, input.text) })),

  resolve: procedure({
    summary: 'Returns documents of any collection by id with their titles, without those that you may not read.',
    permissions: [],
  })
    .input(z.object({ documents: z.array(documentName).max(maxNames) }))
    .output(targets)
    .query(async ({ ctx, input }) => ({ items: await resolveTargets(ctx.req, input.documents) })),

  search: procedure({
    summary:
      'Finds what you can go to: posts, newsletters, sections, pages, authors and people of the newsroom, assistants and candidate forums, a few of each.',
    permissions: [],
  })
    .input(z.object({ text: textInput.min(1) }))
    .output(targets)
    .query(async ({ ctx, input }) => ({ items: await searchTargets(ctx.req, input.text) })),
})
