import type { CollectionSlug, Field, FlattenedField, PayloadRequest, SelectField } from 'payload'
import { z } from 'zod'
import { settingValue } from '#plugins/comparing/setting.words.ts'

interface TextTerms {
  req: PayloadRequest
  timeZone: string
}

/**
 * Returns what a field of a version says to people: choices and documents by their names, times on the clock of the
 * publication, each entry of a list on a line; empty for a field without a value.
 */
export function fieldText(value: unknown, field: Field | FlattenedField, terms: TextTerms): string {
  if (value === null || value === undefined) return ''
  if ('flattenedFields' in field && Array.isArray(value)) {
    return value.map((entry) => entryText(entry, field.flattenedFields, terms)).join('\n')
  }
  return [value]
    .flat()
    .map((one) => oneText(one, field, terms))
    .filter(Boolean)
    .join(', ')
}

function entryText(entry: unknown, fields: readonly FlattenedField[], terms: TextTerms): string {
  const values = z.record(z.string(), z.unknown()).parse(entry)
  return fields
    .filter(({ name }) => name !== 'id')
    .map((field) => fieldText(values[field.name], field, terms))
    .filter(Boolean)
    .join(' · ')
}

function oneText(value: unknown, field: Field | FlattenedField, { req, timeZone }: TextTerms): string {
  if (field.type === 'select') return choiceLabel(String(value), field.options)
  if (field.type === 'relationship' && typeof field.relationTo === 'string') {
    return documentName(value, field.relationTo, req)
  }
  if (typeof value === 'string' && field.type !== 'date') return value
  return settingValue(value, { names: new Map(), timeZone })
}

function choiceLabel(choice: string, options: SelectField['options']): string {
  const option = options.find((one) => typeof one === 'object' && one.value === choice)
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : choice
}

// A document that is gone, or that this person may not see, is a number.
function documentName(value: unknown, collection: CollectionSlug, { payload }: PayloadRequest): string {
  const title = payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const name: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, title) : value
  return String(name ?? '')
}
