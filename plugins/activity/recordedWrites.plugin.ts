import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  Plugin,
  RequestContext,
  SanitizedConfig,
} from 'payload'
import { changesOf } from '#collections/activity/fieldChanges.ts'
import { recordActivity, sourceOf } from '#collections/activity/recordActivity.ts'

// Collections that the product writes by itself, or that have entries of their own kind.
const unrecorded = new Set(['activity', 'addresses', 'address-entries', 'schedules', 'embeds'])

/**
 * Records in the activity log what people create, change and delete in collections without a lifecycle, and in globals:
 * accounts, roles, tags, settings and the rest. Writes of the product itself are left out.
 */
export function recordedWrites(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      unrecorded.has(collection.slug) || collection.custom?.lifecycle ? collection : withEntries(collection),
    ),
    globals: config.globals?.map(withGlobalEntries),
  })
}

/** Does the same for the collection of saved lists, which Payload adds after all plugins. */
export async function recordAdded(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const built = await config
  for (const { slug, hooks } of built.collections) {
    if (slug !== 'payload-query-presets') continue
    hooks.afterChange.push(recordWrite)
    hooks.afterDelete.push(recordRemoval)
  }
  return built
}

const withEntries = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeChange: [...(collection.hooks?.beforeChange ?? []), notePassword],
    afterChange: [...(collection.hooks?.afterChange ?? []), recordWrite],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), recordRemoval],
  },
})

const withGlobalEntries = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), recordGlobalWrite] },
})

const isByPerson = ({ user }: PayloadRequest): boolean => user?.collection === 'users'

// Key in the context of a request: the ids of the accounts that it gives a new password.
const newPasswords = 'accountsWithNewPassword'

// Notes a new password: Payload takes it out of the data before the write, and its hash is hidden.
const notePassword: CollectionBeforeChangeHook = ({ collection, context, data, operation, originalDoc }) => {
  if (!collection.auth || operation !== 'update' || !data.password) return data
  context[newPasswords] = [...idsWithNewPassword(context), originalDoc?.id]
  return data
}

const idsWithNewPassword = (context: RequestContext): unknown[] => {
  const ids = context[newPasswords]
  return Array.isArray(ids) ? ids : []
}

const recordWrite: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (!isByPerson(req)) return doc
  const password = idsWithNewPassword(req.context).includes(doc.id) ? { password: {} } : null
  const changes =
    operation === 'create' ? null : { ...changesOf(collection.flattenedFields, previousDoc, doc), ...password }
  if (changes && Object.keys(changes).length === 0) return doc
  await recordActivity(req, {
    action: changes ? 'update' : 'create',
    collection,
    document: doc,
    from: null,
    to: null,
    source: sourceOf(req),
    outcome: 'done',
    detail: changes && { changes },
  })
  return doc
}

const recordRemoval: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!isByPerson(req)) return doc
  const entry = { action: 'erase', from: null, to: null, outcome: 'done' } as const
  await recordActivity(req, { ...entry, collection, document: doc, source: sourceOf(req) })
  return doc
}

const recordGlobalWrite: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const changes = changesOf(global.flattenedFields, previousDoc, doc)
  if (!isByPerson(req) || Object.keys(changes).length === 0) return doc
  await recordActivity(req, {
    action: 'update',
    collection: { slug: global.slug, admin: {} },
    document: { id: global.slug },
    from: null,
    to: null,
    source: sourceOf(req),
    outcome: 'done',
    detail: { changes },
  })
  return doc
}
