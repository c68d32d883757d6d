import type { TestPayload } from '#tests/integration/bootPayload.ts'
import type { PostDesk } from '#tests/integration/postDesk.ts'

export function ledgerOf(app: () => TestPayload, desk: () => PostDesk) {
  return {
    /** Returns the current row of an address, or null. */
    rowAt: async (path: unknown) => {
      const { docs } = await app().payload.find({ collection: 'addresses', where: { path: { equals: path } } })
      return docs[0] ?? null
    },
    /** Returns all decisions about an address, oldest first: answer and reason. */
    historyOf: async (path: unknown) => {
      const where = { path: { equals: path } }
      const { docs } = await app().payload.find({ collection: 'address-entries', where, sort: 'id', pagination: false })
      return docs.map(({ answer, why }) => `${answer} ${why}`)
    },
    redirect: (data: object) =>
      app().payload.create({ collection: 'url-targets', data: { path: '/x', type: 'redirect', ...data }, depth: 0 }),
    published: async (more: object = {}) => {
      const { id, path } = await desk().createLive(more)
      return { id, path: String(path), key: `posts:${id}` }
    },
  }
}
