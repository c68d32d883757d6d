import type { FlattenedField } from 'payload'

// What the lifecycle and Payload keep of a document: screens say it in their own words.
const kept = new Set(['id', 'createdBy', '_status', 'publishStatus', 'path', 'createdAt', 'updatedAt', 'deletedAt'])

/** Returns whether a field holds what people write, not what the product keeps for itself. */
export function isWritten(field: FlattenedField): boolean {
  if (kept.has(field.name) || ('hidden' in field && field.hidden === true)) return false
  if ('virtual' in field && field.virtual) return false
  return !(field.admin && 'hidden' in field.admin && field.admin.hidden === true)
}

/** Returns the name of a field as people read it. */
export function labelOfField({ name, ...field }: FlattenedField): string {
  if ('label' in field && typeof field.label === 'string') return field.label
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
