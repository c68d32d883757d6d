import type { Field, SanitizedConfig } from 'payload'

// Payload hides these in forms only; lists have columns of them.
const timestamps = new Set(['createdAt', 'updatedAt', 'deletedAt'])

// Said by the status of the document, or changed by each save.
const unsaid = new Set(['createdAt', 'updatedAt', 'publishStatus', 'path', 'deletedAt'])

const unlisted = { disableListColumn: true, disableListFilter: true, disableGroupBy: true, disableBulkEdit: true }
const noDiff = '/cms/comparing/NoDiff.tsx#NoDiff'
const compared = '/cms/comparing/FieldComparison.tsx#FieldComparison'
const wordedTypes = new Set(['text', 'textarea', 'number', 'select', 'checkbox', 'date', 'relationship', 'array'])

const fieldsIn = (field: Field): Field[] => {
  if (field.type === 'tabs') return field.tabs.flatMap(({ fields }) => fields)
  return 'fields' in field ? field.fields : []
}

// What a field holds that people never see is as internal as the field.
function* allFields(fields: readonly Field[], isInside = false): Generator<{ field: Field; isOwn: boolean }> {
  for (const field of fields) {
    const isOwn = isInside || isInternal(field)
    yield { field, isOwn }
    yield* allFields(fieldsIn(field), isOwn)
  }
}

/** Returns whether the product keeps a field for itself: people never see it in a form. */
export function isInternal(field: Field): boolean {
  if (!('name' in field) || timestamps.has(field.name)) return false
  return (
    ('hidden' in field && field.hidden === true) ||
    (field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true)
  )
}

// The component that shows a field in a comparison of versions; none for Payload's own.
function comparisonOf(field: Field, isOwn: boolean): string | null {
  if (!('name' in field) || field.type === 'richText') return null
  if (isOwn || unsaid.has(field.name)) return noDiff
  return wordedTypes.has(field.type) ? compared : null
}

/**
 * Keeps what the product stores for itself out of columns, filters and comparisons of versions, and has fields compared
 * in words. For the built config: Payload adds fields of its own to it.
 */
export async function hideInternals(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const built = await config
  for (const { fields } of [...built.collections, ...built.globals]) {
    const all = [...allFields(fields)]
    const hasStatus = all.some(({ field }) => 'name' in field && field.name === 'publishStatus')
    for (const { field, isOwn } of all) {
      const Diff = comparisonOf(field, isOwn)
      // Payload's own status beside that of the lifecycle, which says more.
      const isSaidTwice = hasStatus && 'name' in field && field.name === '_status'
      const admin = { ...field.admin, ...(isOwn || isSaidTwice ? unlisted : null) }
      Object.assign(field, { admin: Diff ? { ...admin, components: { ...field.admin?.components, Diff } } : admin })
    }
  }
  return built
}
