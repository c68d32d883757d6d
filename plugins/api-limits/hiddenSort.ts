import type { CollectionSlug, FlattenedField } from 'payload'

export type FieldsOf = (slug: CollectionSlug) => readonly FlattenedField[]

/**
 * Returns whether a path to sort by leads to a hidden field, such as the password hash of the person who made a document.
 * Payload checks the fields of the collection itself, and lets hidden fields of related documents pass.
 * @param fields of the collection that is sorted
 * @param path as REST and GraphQL name it, for example `-createdBy.name`, `createdBy__name` or `version.createdBy.name`
 */
export function isHiddenSort(fieldsOf: FieldsOf, fields: readonly FlattenedField[], path: string): boolean {
  const names = path
    .trim()
    .replace(/^-/, '')
    .replaceAll('__', '.')
    .replace(/^version\./, '')
  const [name, ...rest] = names.split('.')
  const field = fields.find((one) => one.name === name)
  if (!field) return false
  if ('hidden' in field && field.hidden === true) return true
  return rest.length > 0 && isHiddenSort(fieldsOf, fieldsBelow(fieldsOf, field), rest.join('.'))
}

const fieldsBelow = (fieldsOf: FieldsOf, field: FlattenedField): readonly FlattenedField[] =>
  'flattenedFields' in field ? field.flattenedFields : relatedTo(field).flatMap(fieldsOf)

/** Returns the collections whose documents a field names; none for a field of another kind. */
export function relatedTo(field: FlattenedField): CollectionSlug[] {
  if ('relationTo' in field) return [field.relationTo].flat()
  return 'collection' in field ? [field.collection].flat() : []
}
