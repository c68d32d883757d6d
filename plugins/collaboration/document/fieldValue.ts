import type { ValueShape } from './fields.plan.ts'

/** Removes what PostgreSQL cannot store: NUL and unpaired surrogates. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')
}

// Maximum depth of a JSON value; a deeper one counts as none.
const maxJsonDepth = 50

/** Returns a value as JSON that PostgreSQL can store; undefined for a value that is not JSON. */
export function storableJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value)
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'object' || depth > maxJsonDepth) return undefined
  if (Array.isArray(value)) return value.map((item) => storableJson(item, depth + 1) ?? null)
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined
  const entries = Object.entries(value).map(
    ([key, item]) => [storableText(key), storableJson(item, depth + 1)] as const,
  )
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
}

/** Serializes a JSON value independently of the order of its keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

// The largest id that fits into PostgreSQL's integers.
const maxId = 2 ** 31 - 1

function fittingId(value: unknown): number | string | null {
  const id = isRecord(value) ? value.id : value
  if (typeof id !== 'number' && typeof id !== 'string') return null
  // Ids are numbers here and texts elsewhere; a number that came as text is the same document.
  if (/^\d+$/.test(String(id))) return Number(id) <= maxId ? Number(id) : null
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : null
}

// The last year that both JavaScript and PostgreSQL write with four digits.
const fourDigitYear = /^\d{4}-/

function fittingDate(value: unknown): string | null {
  if (typeof value !== 'string' && !(value instanceof Date)) return null
  const date = new Date(value)
  const iso = Number.isNaN(date.getTime()) ? '' : date.toISOString()
  return fourDigitYear.test(iso) ? iso : null
}

/**
 * Returns the value as a field of this shape stores it; null for no value or one that does not fit. Drops what a
 * hostile client wrote, and options that the field no longer has.
 */
export function fittingValue(shape: ValueShape, value: unknown): unknown {
  switch (shape.type) {
    case 'checkbox':
      return typeof value === 'boolean' ? value : null
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : null
    case 'text':
      return typeof value === 'string' && value !== '' ? storableText(value) : null
    case 'date':
      return fittingDate(value)
    case 'json':
      return storableJson(value) ?? null
    case 'select':
      return typeof value === 'string' && shape.options.includes(value) ? value : null
    case 'reference':
      if (!shape.isNamed) return fittingId(value)
      return isRecord(value) ? fittingNamedReference(shape.to, value) : null
  }
}

function fittingNamedReference(to: readonly string[], { relationTo, value }: Record<string, unknown>) {
  const id = fittingId(value)
  return id !== null && typeof relationTo === 'string' && to.includes(relationTo) ? { relationTo, value: id } : null
}

export function setKey(value: unknown): string {
  return isRecord(value) ? `${value.relationTo}:${value.value}` : String(value)
}

/** Returns the value that a key of an ordered set stands for; null where it does not fit. */
export function valueOfKey(shape: ValueShape, key: string): unknown {
  if (shape.type === 'number') return key.trim() === '' ? null : fittingValue(shape, Number(key))
  if (shape.type !== 'reference' || !shape.isNamed) return fittingValue(shape, key)
  const at = key.indexOf(':')
  return fittingValue(shape, { relationTo: key.slice(0, at), value: key.slice(at + 1) })
}
