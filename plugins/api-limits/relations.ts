import type { CollectionSlug, FlattenedField } from 'payload'

export type FieldsOf = (slug: CollectionSlug) => readonly FlattenedField[]

/** Returns the collections whose documents a field names; none for a field of another kind. */
export function relatedTo(field: FlattenedField): CollectionSlug[] {
  if ('relationTo' in field) return [field.relationTo].flat()
  return 'collection' in field ? [field.collection].flat() : []
}
