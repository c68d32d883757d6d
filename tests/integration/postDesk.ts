import type { TestPayload } from './bootPayload.ts'
import type { Person } from './people.ts'

let count = 0

/** What tests of posts do all the time, over the Local API with access control on, as one person. */
export const postDesk = ({ payload }: TestPayload, person: Person) => {
  const asPerson = { user: person, overrideAccess: false, depth: 0 }

  const createPost = (more: object = {}) => {
    count += 1
    const data = { headline: `The council votes ${count}`, type: 'article' as const, ...more }
    return payload.create({ collection: 'posts', data, draft: false, ...asPerson })
  }
  type PostId = Awaited<ReturnType<typeof createPost>>['id']

  /** Trashed posts too. */
  const update = (id: PostId, data: object) =>
    payload.update({ collection: 'posts', id, data, trash: true, ...asPerson })

  return {
    asPerson,
    createPost,
    update,
    publish: (id: PostId, more: object = {}) => update(id, { _status: 'published', ...more }),
    trash: (id: PostId) => update(id, { deletedAt: new Date().toISOString() }),
    /** The headline of the document itself, which is what readers have once it was published. */
    liveText: async (id: PostId) =>
      (await payload.findByID({ collection: 'posts', id, trash: true, depth: 0 })).headline,
    newest: (id: PostId) => payload.findByID({ collection: 'posts', id, draft: true, depth: 0 }),
    /** The redirect at an address, or null. */
    targetAt: async (path: unknown) => {
      const where = { path: { equals: path } }
      const { docs } = await payload.find({ collection: 'url-targets', where, depth: 0 })
      return docs[0] ?? null
    },
  }
}

export type PostDesk = ReturnType<typeof postDesk>
