import type { Access, CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { gateFrom } from '#collections/permissions/accessFromRule.ts'
import { isStaff } from '#collections/permissions/actor.ts'

const staffOnly: Access = gateFrom(isStaff)

const collectionOperations = ['create', 'read', 'readVersions', 'update', 'delete', 'unlock'] as const
const globalOperations = ['read', 'readVersions', 'update'] as const

const closed = (operations: readonly string[]): Record<string, Access> =>
  Object.fromEntries(operations.map((operation) => [operation, staffOnly]))

/**
 * Closes what a collection or global leaves open: Payload lets in everybody who is signed in, inactive people too;
 * here it is the active members of the newsroom. Put it last, so that it sees what other plugins added.
 */
export const permissions = (): Plugin => (config) => ({
  ...config,
  collections: (config.collections ?? []).map(
    (collection): CollectionConfig => ({
      ...collection,
      access: { ...closed(collectionOperations), admin: gateFrom(isStaff), ...collection.access },
    }),
  ),
  globals: (config.globals ?? []).map(
    (global): GlobalConfig => ({ ...global, access: { ...closed(globalOperations), ...global.access } }),
  ),
})
