/**
 * Which fields of a collection are shared, and how each of them merges. The plan is plain JSON: the server makes it from
 * the collection's fields and the browser gets it as it is, so that both read and write the same document.
 */
import type { Field, RelationshipField, SelectField, UploadField } from 'payload'
import { never } from '#collections/permissions/accessFromRule.ts'

/** The kind of a single value, or of a member of an ordered set. */
export type ValueShape =
  | { type: 'checkbox' | 'number' | 'date' | 'text' | 'json' }
  | { type: 'select'; options: string[] }
  /** `isNamed`: the field refers to several collections, so that a reference says which (`{relationTo, value}`). */
  | { type: 'reference'; to: string[]; isNamed: boolean }

/** A shared field. The path of a field in a row is that inside of the row. */
export type SharedField =
  /** Rich text: a block tree. */
  | { kind: 'tree'; path: string }
  /** Plain text, which merges letter by letter. */
  | { kind: 'text'; path: string }
  /** One value, the last of which wins. */
  | { kind: 'value'; path: string; value: ValueShape }
  /** Values in an order, each of them once; members merge one by one. */
  | { kind: 'set'; path: string; value: ValueShape }
  /** Rows in an order, with fields of their own. */
  | { kind: 'rows'; path: string; fields: SharedField[] }

// Fields that Payload writes itself.
const systemFields = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'])

/**
 * Returns the shared fields of a collection, through its tabs, rows and groups. Leaves out fields that no user edits:
 * virtual fields, fields that the admin shows as read-only or hides, fields that `never` guards, and fields with
 * `custom: { isShared: false }`.
 */
export function sharedFields(fields: readonly Field[]): SharedField[] {
  return fields.flatMap((field): SharedField[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => below('name' in tab ? tab.name : undefined, sharedFields(tab.fields)))
    }
    if (field.type === 'row' || field.type === 'collapsible') return sharedFields(field.fields)
    if (!isWrittenByHand(field)) return []
    if (field.type === 'group') return below('name' in field ? field.name : undefined, sharedFields(field.fields))
    return sharedField(field)
  })
}

const below = (name: string | undefined, fields: SharedField[]): SharedField[] =>
  name ? fields.map((field) => ({ ...field, path: `${name}.${field.path}` })) : fields

function isWrittenByHand(field: Field): boolean {
  if (field.type === 'ui' || field.type === 'join') return false
  if ('virtual' in field && field.virtual) return false
  if (field.admin && 'readOnly' in field.admin && field.admin.readOnly) return false
  if ('hidden' in field && field.hidden) return false
  if (field.admin && 'hidden' in field.admin && field.admin.hidden) return false
  return field.custom?.isShared !== false && !isNeverUpdated(field)
}

const isNeverUpdated = (field: Field): boolean => 'access' in field && field.access?.update === never

function sharedField(field: Field): SharedField[] {
  if (!('name' in field) || field.name === undefined || systemFields.has(field.name)) return []
  const path = field.name
  const one = (value: ValueShape): SharedField[] => [{ kind: 'value', path, value }]
  const many = (value: ValueShape): SharedField[] => [{ kind: 'set', path, value }]
  switch (field.type) {
    case 'richText':
      return [{ kind: 'tree', path }]
    case 'textarea':
      return [{ kind: 'text', path }]
    case 'text':
      return field.hasMany ? many({ type: 'text' }) : [{ kind: 'text', path }]
    case 'array':
      return [{ kind: 'rows', path, fields: sharedFields(field.fields) }]
    case 'relationship':
    case 'upload':
      return (field.hasMany ? many : one)(referenceShape(field))
    case 'select':
      return (field.hasMany ? many : one)({ type: 'select', options: optionsOf(field.options) })
    case 'radio':
      return one({ type: 'select', options: optionsOf(field.options) })
    case 'number':
      return (field.hasMany ? many : one)({ type: 'number' })
    case 'checkbox':
    case 'date':
      return one({ type: field.type })
    case 'email':
    case 'code':
      return one({ type: 'text' })
    case 'json':
    case 'point':
    case 'blocks':
      return one({ type: 'json' })
    default:
      return []
  }
}

const optionsOf = (options: SelectField['options']): string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.value))

const referenceShape = ({ relationTo }: RelationshipField | UploadField): ValueShape => ({
  type: 'reference',
  to: [relationTo].flat(),
  isNamed: Array.isArray(relationTo),
})
