import type { CollectionBeforeDeleteHook, CollectionConfig, Plugin, UIField } from 'payload'
import { APIError } from 'payload'
import { postsUsing, type UsedKind, usedKinds } from './usedBy.service.ts'

export interface UsageOptions {
  /** Path of the panel that says where something is used, beside its form. */
  panel: string
}

/** Query of a request that deletes something although it is used. */
export const evenIfUsed = 'evenIfUsed'

/**
 * Says where files, tags, authors, sections and shows are used, and keeps people from deleting one that is before they
 * have been told (the panel asks). Programs on the Local API know what they do.
 */
export const usage =
  ({ panel }: UsageOptions): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) => {
      const kind = usedKinds.find((slug) => slug === collection.slug)
      return kind ? withUsage(collection, kind, panel) : collection
    }),
  })

const withUsage = (collection: CollectionConfig, kind: UsedKind, panel: string): CollectionConfig => {
  const field: UIField = {
    name: 'usedIn',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: { path: panel, clientProps: { kind } } },
    },
  }
  return {
    ...collection,
    fields: [...collection.fields, field],
    hooks: {
      ...collection.hooks,
      beforeDelete: [...(collection.hooks?.beforeDelete ?? []), refuseUsed(kind)],
    },
  }
}

const refuseUsed =
  (kind: UsedKind): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (req.payloadAPI === 'local' || req.searchParams?.get(evenIfUsed) === 'true') return
    const { posts, total } = await postsUsing(req, kind, String(id))
    if (total === 0) return
    const names = posts.slice(0, 3).map(({ headline }) => `“${headline}”`)
    const more = total > names.length ? ` and ${total - names.length} more` : ''
    const message = `Used in ${total} ${total === 1 ? 'post' : 'posts'}: ${names.join(', ')}${more}. “Used in” beside the form deletes it all the same.`
    throw new APIError(message, 409, { posts: posts.map((post) => post.id), total }, true)
  }
