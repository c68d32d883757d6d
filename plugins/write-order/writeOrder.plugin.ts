import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  GlobalBeforeOperationHook,
  Plugin,
} from 'payload'
import { staleError } from '#collections/lifecycle/lifecycleError.ts'
import { holdRow, idOfOperation } from '#collections/lifecycle/ownRow.ts'
import type { Id } from '#collections/permissions/actor.ts'
import { lockNames } from '#database/namedLocks.ts'

/**
 * Has updates of one document or global follow each other: Payload reads it, merges the change and writes all of it
 * back, so that of two updates at once one is lost. Collections with a lifecycle order their writes themselves.
 */
export function writeOrder(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) => {
      if (collection.custom?.lifecycle) return collection
      const { beforeOperation = [], beforeValidate = [], ...hooks } = collection.hooks ?? {}
      return {
        ...collection,
        hooks: {
          ...hooks,
          beforeOperation: [holdDocument, ...beforeOperation],
          beforeValidate: [refuseStale, ...beforeValidate],
        },
      }
    }),
    globals: config.globals?.map((global) => {
      const { beforeOperation = [], ...hooks } = global.hooks ?? {}
      return { ...global, hooks: { ...hooks, beforeOperation: [holdGlobal, ...beforeOperation] } }
    }),
  })
}

// Before Payload reads the document, and before it asks whether the user may update it: a stranger holds nothing.
const holdDocument: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  const id = idOfOperation(args)
  if (operation === 'update' && id !== undefined && (req.user || overrideAccess))
    await holdRow(req, collection.slug, id)
  return args
}

// An update of many has read its documents before their turn. Of those that others have changed since, it writes none and
// says so.
const refuseStale: CollectionBeforeValidateHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc?.updatedAt || !(await holdRow(req, slug, originalDoc.id))) return data
  const where = { id: { equals: originalDoc.id } }
  const newest = await req.payload.db.findOne<{ id: Id; updatedAt?: string }>({
    collection: slug,
    where,
    select: { updatedAt: true },
    req,
  })
  if (newest?.updatedAt && Date.parse(newest.updatedAt) > Date.parse(originalDoc.updatedAt)) throw staleError()
  return data
}

// Its row is made by the first update.
const holdGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, overrideAccess, req }) => {
  if (operation === 'update' && (req.user || overrideAccess)) await lockNames(req, [`global ${global.slug}`])
  return args
}
