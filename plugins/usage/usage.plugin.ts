import type { CollectionBeforeDeleteHook, CollectionConfig, Payload, Plugin, UIField } from 'payload'
import { APIError } from 'payload'
import { type Bodies, type UsedKind, usedKinds } from './usage.types.ts'
import { usesOf } from './usedBy.service.ts'

export interface UsageOptions {
  /** Path of the panel that says where something is used, beside its form. */
  panel: string
  bodies: Bodies
}

/** Query of a request that deletes something although it is used. */
export const evenIfUsed = 'evenIfUsed'

/**
 * Says where files, tags, authors, sections and shows are used, and keeps people from deleting one that is before they
 * have been told (the panel asks). Programs on the Local API know what they do.
 */
export const usage =
  ({ panel, bodies }: UsageOptions): Plugin =>
  (config) => ({
    ...config,
    custom: { ...config.custom, bodiesThatUse: bodies },
    collections: (config.collections ?? []).map((collection) => {
      const kind = usedKinds.find((slug) => slug === collection.slug)
      return kind ? withUsage(collection, kind, panel, bodies) : collection
    }),
  })

const withUsage = (collection: CollectionConfig, kind: UsedKind, panel: string, bodies: Bodies): CollectionConfig => {
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
      beforeDelete: [...(collection.hooks?.beforeDelete ?? []), refuseUsed(kind, bodies)],
    },
  }
}

const refuseUsed =
  (kind: UsedKind, bodies: Bodies): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (req.payloadAPI === 'local' || req.searchParams?.get(evenIfUsed) === 'true') return
    const { uses, total } = await usesOf(req, kind, String(id), bodies)
    if (total === 0) return
    const names = uses.slice(0, 3).map(({ title }) => `“${title}”`)
    const more = total > names.length ? ` and ${total - names.length} more` : ''
    const message = `Used in ${total} ${total === 1 ? 'place' : 'places'}: ${names.join(', ')}${more}. “Used in” beside the form deletes it all the same.`
    throw new APIError(message, 409, { uses: uses.map(({ slug, id: user }) => ({ slug, id: user })), total }, true)
  }

const isBodies = (value: unknown): value is Bodies =>
  typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string')

/** Where blocks stand in this newsroom. @throws Error when the plugin is not there */
export const bodiesThatUse = ({ config }: Payload): Bodies => {
  const bodies: unknown = config.custom?.bodiesThatUse
  if (!isBodies(bodies)) throw new Error('The config does not say where things are used: add the plugin usage()')
  return bodies
}
