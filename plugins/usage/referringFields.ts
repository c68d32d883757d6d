import type { FlattenedField } from 'payload'
import type { UsedKind } from './usage.types.ts'

/**
 * Returns the fields that refer to documents of a kind, as paths: "contributors.author". Those that take several kinds
 * are Payload's own, such as its locks.
 */
export function referringPaths(fields: readonly FlattenedField[], kind: UsedKind): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'relationship' || field.type === 'upload') return field.relationTo === kind ? [field.name] : []
    if (!('flattenedFields' in field)) return []
    return referringPaths(field.flattenedFields, kind).map((path) => `${field.name}.${path}`)
  })
}

/** Returns the values in a document at such a path; several where there are rows in between. */
export function valuesAt(document: unknown, path: string): unknown[] {
  if (Array.isArray(document)) return document.flatMap((row) => valuesAt(row, path))
  if (path === '') return [document]
  if (typeof document !== 'object' || document === null) return []
  const [name = '', ...rest] = path.split('.')
  return valuesAt(Reflect.get(document, name), rest.join('.'))
}

export function isNamedIn(value: unknown, kind: UsedKind, id: string): boolean {
  if (Array.isArray(value)) return value.some((item) => isNamedIn(item, kind, id))
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, inner]) =>
      (key === kind && Array.isArray(inner) && inner.some((item) => String(item) === id)) || isNamedIn(inner, kind, id),
  )
}
