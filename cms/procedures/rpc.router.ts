import { resolveTags } from './post/resolveTags.procedure.ts'
import { searchTags } from './post/searchTags.procedure.ts'
import { createRouter } from './rpc.base.ts'

/** All procedures under the names of the specifications: one line each. */
export const router = createRouter({
  post: createRouter({
    resolveTags,
    searchTags,
  }),
})

export type Router = typeof router
