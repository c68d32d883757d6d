import type { FlattenedField, JsonObject } from 'payload'
import { sameJson } from '#blocks/core/sameJson.ts'

interface FieldChange {
  from?: unknown
  to?: unknown
  added?: unknown[]
  removed?: unknown[]
}

/**
 * Returns the changed fields by name, with the values where they are short, or with what came into a set of choices and
 * left it. Hidden fields, such as secrets, are left out.
 */
export function changesOf(
  fields: readonly FlattenedField[],
  before: JsonObject | undefined,
  after: JsonObject,
): Record<string, FieldChange> {
  const shown = fields.filter((field) => !isHidden(field) && field.name !== 'updatedAt')
  const changed = shown.filter(({ name }) => !sameJson(plain(before?.[name]), plain(after[name])))
  return Object.fromEntries(
    changed.map((field) => {
      const [from, to] = [plain(before?.[field.name]), plain(after[field.name])]
      if (field.type === 'select' && field.hasMany) return [field.name, changeOfChoices(listOf(from), listOf(to))]
      return [field.name, isShort(from) && isShort(to) ? { from, to } : {}]
    }),
  )
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const changeOfChoices = (from: unknown[], to: unknown[]): FieldChange => ({
  added: to.filter((choice) => !from.includes(choice)),
  removed: from.filter((choice) => !to.includes(choice)),
})

const isHidden = (field: FlattenedField): boolean =>
  ('hidden' in field && field.hidden === true) ||
  ('virtual' in field && Boolean(field.virtual)) ||
  (field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true)

// Returns a relation as its id, whether it was read with its document or not, and an empty text as none.
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object' && value !== null && 'id' in value) return value.id
  return value === '' ? null : (value ?? null)
}

const maxLength = 200
const isShort = (value: unknown): boolean => JSON.stringify(value).length <= maxLength
