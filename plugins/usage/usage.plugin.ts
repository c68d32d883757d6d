import type { CollectionConfig, Payload, PayloadRequest, Plugin, UIField } from 'payload'
import { APIError } from 'payload'
import { type Bodies, evenIfUsed, type UsedKind, usedCode, usedKinds } from './usage.types.ts'
import { usesOf } from './usedBy.service.ts'

export interface UsageOptions {
  /** Path of the panel that says where something is used, beside its form. */
  panel: string
  bodies: Bodies
}

/**
 * Says where files, tags, authors, sections, shows and reusable blocks are used, and keeps people from deleting one that is, or moving
 * it to the trash, before they have confirmed it (the panel asks). Programs on the Local API are not restricted.
 */
export function usage({ panel, bodies }: UsageOptions): Plugin {
  return (config) => ({
    ...config,
    custom: { ...config.custom, bodiesThatUse: bodies },
    collections: (config.collections ?? []).map((collection) => {
      const kind = usedKinds.find((slug) => slug === collection.slug)
      return kind ? withUsage(collection, kind, panel, bodies) : collection
    }),
  })
}

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
      beforeDelete: [
        ...(collection.hooks?.beforeDelete ?? []),
        ({ id, req }) => refuseUsed(req, kind, id, bodies, deletesIt),
      ],
      beforeChange: [
        ...(collection.hooks?.beforeChange ?? []),
        async ({ data, originalDoc, req }) => {
          const isTrashing = Boolean(data.deletedAt) && originalDoc !== undefined && !originalDoc.deletedAt
          if (isTrashing) await refuseUsed(req, kind, originalDoc.id, bodies)
          return data
        },
      ],
    },
  }
}

// Added to the message: Payload's own screens delete without asking, but the panel beside the form can delete anyway.
const deletesIt = ' “Used in” beside the form deletes it all the same.'

// Throws APIError 409 that names what uses it, unless the person has said that they know.
const refuseUsed = async (
  req: PayloadRequest,
  kind: UsedKind,
  id: number | string,
  bodies: Bodies,
  hint = '',
): Promise<void> => {
  if (req.payloadAPI === 'local' || req.searchParams?.get(evenIfUsed) === 'true') return
  const { uses, total } = await usesOf(req, kind, String(id), bodies)
  if (total === 0) return
  const names = uses.slice(0, 3).map(({ title }) => `“${title}”`)
  const more = total > names.length ? ` and ${(total - names.length).toLocaleString('en-US')} more` : ''
  const places = total === 1 ? '1 place' : `${total.toLocaleString('en-US')} places`
  const users = uses.map(({ slug, id: user }) => ({ slug, id: user }))
  throw new APIError(
    `Used in ${places}: ${names.join(', ')}${more}.${hint}`,
    409,
    { code: usedCode, uses: users, total },
    true,
  )
}

const isBodies = (value: unknown): value is Bodies =>
  typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string')

/** Returns the fields with blocks of this newsroom. @throws Error when the plugin is not installed */
export function bodiesThatUse({ config }: Payload): Bodies {
  const bodies: unknown = config.custom?.bodiesThatUse
  if (!isBodies(bodies)) throw new Error('The config does not say where things are used: add the plugin usage()')
  return bodies
}
