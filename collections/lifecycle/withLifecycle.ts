import type { CollectionConfig } from 'payload'
import { contentAccess } from '../permissions/contentAccess.ts'
import type { ContentRules } from '../permissions/contentRules.ts'
import { applyLifecycle, deleteFromTrashOnly, readAction } from './lifecycle.hooks.ts'

/** Drafts are saved as people type; an interval of 0.8 s is Payload's own. */
const autosave = { interval: 800 }

/**
 * What every drafted, published and trashed collection has in common: versions, access by its rules, and the hooks of
 * the lifecycle before its own.
 */
export const withLifecycle = <Document>(
  rules: ContentRules<Document>,
  collection: Omit<CollectionConfig, 'access' | 'versions' | 'trash'>,
): CollectionConfig => ({
  ...collection,
  access: contentAccess(rules),
  trash: true,
  versions: { maxPerDoc: 100, drafts: { autosave } },
  hooks: {
    ...collection.hooks,
    beforeOperation: [readAction, ...(collection.hooks?.beforeOperation ?? [])],
    beforeChange: [applyLifecycle(rules), ...(collection.hooks?.beforeChange ?? [])],
    beforeDelete: [deleteFromTrashOnly, ...(collection.hooks?.beforeDelete ?? [])],
  },
})
