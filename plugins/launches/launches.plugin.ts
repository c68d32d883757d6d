import type { Plugin } from 'payload'
import { recordLaunch } from './launchRecord.hooks.ts'

/** Keeps the launches of front pages. */
export function launches(): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      collection.slug === 'fronts'
        ? {
            ...collection,
            hooks: { ...collection.hooks, afterChange: [...(collection.hooks?.afterChange ?? []), recordLaunch] },
          }
        : collection,
    ),
  })
}
