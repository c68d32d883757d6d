import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, Plugin } from 'payload'
import { holdRow, idOfOperation } from '#collections/lifecycle/ownRow.ts'
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
      const { hooks } = collection
      return { ...collection, hooks: { ...hooks, beforeOperation: [holdDocument, ...(hooks?.beforeOperation ?? [])] } }
    }),
    globals: config.globals?.map((global) => {
      const { hooks } = global
      return { ...global, hooks: { ...hooks, beforeOperation: [holdGlobal, ...(hooks?.beforeOperation ?? [])] } }
    }),
  })
}

const holdDocument: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const id = idOfOperation(args)
  if (operation === 'update' && id !== undefined) await holdRow(req, collection.slug, id)
  return args
}

// Its row is made by the first update.
const holdGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'update') await lockNames(req, [`global ${global.slug}`])
  return args
}
