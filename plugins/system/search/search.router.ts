import { APIError } from 'payload'
import { z } from 'zod'
import { recordOperation } from '#collections/activity/recordOperation.ts'
import { createRouter } from '#plugins/rpc/rpcBase.ts'
import { counted, done } from '../part.schema.ts'
import { tool } from '../tool.ts'
import { workOnRebuild } from './rebuild.service.ts'
import { beginRebuild, documentCount } from './rebuild.store.ts'
import { searchOf, searchPart } from './search.read.ts'

/** The search index of readers. */
export const searchRouter = createRouter({
  getSearch: tool('What readers find, what they miss, and how far a rebuild of the index is.')
    .input(z.object({}))
    .output(searchPart)
    .query(({ ctx }) => searchOf(ctx.req)),

  rebuildSearch: tool(
    'Makes the search index again while readers go on searching; it goes on when this process ends. 409 while one is under way.',
  )
    .input(z.object({}))
    .output(done)
    .mutation(async ({ ctx: { req } }) => {
      const { payload, user } = req
      const total = await documentCount({ payload })
      const by = user?.collection === 'users' ? user.name : ''
      if (!(await beginRebuild({ payload }, { by, total })))
        throw new APIError('A rebuild is under way.', 409, null, true)
      await recordOperation(req, 'search', 'Began to rebuild the search index')
      void workOnRebuild(payload)
      return { message: `${counted(total, 'document')} are indexed again, behind this page` }
    }),
})
