import { createLocalReq } from 'payload'
import type { ActionCall } from '#plugins/lifecycle/lifecycle.schema.ts'
import { performAction } from '#plugins/lifecycle/lifecycle.service.ts'
import type { LifecycleOptions } from '#plugins/lifecycle/lifecycle.types.ts'
import type { TestPayload } from './bootPayload.ts'
import type { Person } from './people.ts'

let count = 0

/** Actions of tests of posts, over the Local API with access control on, as one user. */
export function postDesk({ payload }: TestPayload, person: Person, lifecycle: Partial<LifecycleOptions> = {}) {
  const asPerson = { user: person, overrideAccess: false, depth: 0 }

  const createPost = (more: object = {}) => {
    count += 1
    const data = { headline: `The council votes ${count}`, type: 'article' as const, ...more }
    return payload.create({ collection: 'posts', data, draft: false, ...asPerson })
  }
  type PostId = Awaited<ReturnType<typeof createPost>>['id']

  const act = async (id: PostId, call: ActionCall) => {
    const req = await createLocalReq({ user: person }, payload)
    const request = { collection: 'posts', id, call, source: 'rest', idempotencyKey: null } as const
    await performAction(req, request, { isRunningJobs: false, ...lifecycle })
    return payload.findByID({ collection: 'posts', id, draft: true, trash: true, depth: 0 })
  }
  const publish = async (id: PostId, more: object = {}) => {
    if (Object.keys(more).length > 0) await update(id, more)
    return act(id, { action: 'publish', input: { updatePublishDate: false } })
  }

  const update = (id: PostId, data: object) =>
    payload.update({ collection: 'posts', id, data, trash: true, ...asPerson })

  return {
    asPerson,
    createPost,
    createLive: async (more: object = {}) => publish((await createPost(more)).id),
    update,
    act,
    publish,
    unpublish: (id: PostId) => act(id, { action: 'unpublish', input: { unpublishAction: 'return_gone' } }),
    trash: (id: PostId) => act(id, { action: 'trash', input: {} }),
    restore: (id: PostId) => act(id, { action: 'restore', input: {} }),
    schedule: (id: PostId, publishDate: Date, updatePublishDate = false) =>
      act(id, { action: 'schedule', input: { publishDate: publishDate.toISOString(), updatePublishDate } }),
    // The headline of the document itself, which is what readers have once it was published.
    liveText: async (id: PostId) =>
      (await payload.findByID({ collection: 'posts', id, trash: true, depth: 0 })).headline,
    newest: (id: PostId) => payload.findByID({ collection: 'posts', id, draft: true, depth: 0 }),
    // The redirect at an address, or null.
    targetAt: async (path: unknown) => {
      const where = { path: { equals: path } }
      const { docs } = await payload.find({ collection: 'url-targets', where, depth: 0 })
      return docs[0] ?? null
    },
  }
}

export type PostDesk = ReturnType<typeof postDesk>
