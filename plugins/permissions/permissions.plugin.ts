import type { Access, CollectionConfig, GlobalConfig, Plugin, SanitizedConfig } from 'payload'
import { gateFrom } from '#collections/permissions/accessFromRule.ts'
import { isStaff } from '#collections/permissions/actor.ts'
import { nameRefusal } from './nameRefusal.ts'
import { recordRefusedCall } from './recordRefusal.ts'

const staffOnly: Access = gateFrom(isStaff)

const collectionOperations = ['create', 'read', 'readVersions', 'update', 'delete', 'unlock'] as const
const globalOperations = ['read', 'readVersions', 'update'] as const

const closed = (operations: readonly string[]): Record<string, Access> =>
  Object.fromEntries(operations.map((operation) => [operation, staffOnly]))

const never = () => false

/**
 * Restricts what a collection or global leaves open: Payload admits every user with a login; here only active members
 * of the newsroom are admitted. No call runs jobs: the server does that itself. Put it last, so that it sees what other
 * plugins added, and pass the built config to `closeAdded`.
 */
export function permissions(): Plugin {
  return (config) => ({
    ...config,
    // Payload's own locks are records that every user with a login may write, in the name of any user.
    collections: (config.collections ?? []).map(
      (collection): CollectionConfig => ({
        ...collection,
        lockDocuments: false,
        access: { ...closed(collectionOperations), admin: gateFrom(isStaff), ...collection.access },
      }),
    ),
    globals: (config.globals ?? []).map(
      (global): GlobalConfig => ({
        ...global,
        lockDocuments: false,
        access: { ...closed(globalOperations), ...global.access },
      }),
    ),
    hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), recordRefusedCall, nameRefusal] },
    jobs: {
      tasks: [],
      ...config.jobs,
      access: { run: never, queue: never, cancel: never },
      jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
        ...defaultJobsCollection,
        access: { create: never, read: never, update: never, delete: never },
      }),
    },
  })
}

/**
 * Closes the collections that Payload adds by itself after all plugins: what it allows every user with a login is
 * restricted to active members of the newsroom, within what Payload allows them.
 */
export async function closeAdded(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const built = await config
  for (const collection of built.collections) {
    if (!collection.slug.startsWith('payload-')) continue
    for (const operation of ['create', 'read', 'update', 'delete'] as const) {
      const allowed = collection.access[operation]
      collection.access[operation] = async (args) => (await staffOnly(args)) && allowed(args)
    }
  }
  return built
}
