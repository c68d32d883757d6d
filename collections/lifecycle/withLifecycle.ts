import type { CollectionConfig, SanitizedCollectionConfig } from 'payload'
import { savedByField } from '../fields/savedBy.field.ts'
import { contentAccess } from '../permissions/contentAccess.ts'
import type { ContentRules } from '../permissions/contentRules.ts'
import { applyLifecycle, deleteFromTrashOnly, readAction, recordChange, recordDeletion } from './lifecycle.hooks.ts'

// Drafts are saved during typing; an interval of 0.8 s is Payload's own.
const autosave = { interval: 800 }

interface Lifecycle<Document> {
  rules: ContentRules<Document>
  canWait: boolean
}

/** Returns the lifecycle of a collection's documents; null when they have none. */
export function lifecycleOf({
  custom,
}: Pick<SanitizedCollectionConfig, 'custom'>): Lifecycle<Record<string, unknown>> | null {
  return custom?.lifecycle ?? null
}

/**
 * Adds what every drafted, published and trashed collection has in common: versions, access by its rules, and the hooks
 * of the lifecycle before its own.
 * @param canWait whether its documents can be scheduled.
 */
export function withLifecycle<Document>(
  rules: ContentRules<Document>,
  { canWait }: { canWait: boolean },
  collection: Omit<CollectionConfig, 'access' | 'versions' | 'trash'>,
): CollectionConfig {
  return {
    ...collection,
    custom: { ...collection.custom, lifecycle: { rules, canWait } satisfies Lifecycle<Document> },
    access: contentAccess(rules),
    trash: true,
    fields: [...collection.fields, savedByField],
    versions: { maxPerDoc: 100, drafts: { autosave } },
    hooks: {
      ...collection.hooks,
      beforeOperation: [readAction, ...(collection.hooks?.beforeOperation ?? [])],
      beforeChange: [applyLifecycle(rules, canWait), ...(collection.hooks?.beforeChange ?? [])],
      afterChange: [recordChange, ...(collection.hooks?.afterChange ?? [])],
      beforeDelete: [deleteFromTrashOnly, ...(collection.hooks?.beforeDelete ?? [])],
      afterDelete: [...(collection.hooks?.afterDelete ?? []), recordDeletion],
    },
  }
}
