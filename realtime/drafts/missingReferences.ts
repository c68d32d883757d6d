import type { CollectionSlug, Payload } from 'payload'
import type * as Y from 'yjs'
import type { SharedField, ValueShape } from '#plugins/collaboration/document/fields.plan.ts'
import { readContent } from '#plugins/collaboration/document/fields.read.ts'
import { writeContent } from '#plugins/collaboration/document/fields.write.ts'
import { type Content, serverEdit } from './draftMerge.ts'

type Id = number | string
type Reference = { to: string; id: Id }

const isRecord = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function referenceOf(shape: ValueShape, value: unknown): Reference | null {
  if (shape.type !== 'reference') return null
  const [only] = shape.to
  const to = shape.isNamed && isRecord(value) ? value.relationTo : only
  const id = shape.isNamed && isRecord(value) ? value.value : value
  return typeof to === 'string' && (typeof id === 'number' || typeof id === 'string') ? { to, id } : null
}

// Returns the content with each reference replaced by `change`.
function withReferences(
  fields: readonly SharedField[],
  content: Content,
  keeps: (reference: Reference) => boolean,
): Content {
  const changed = structuredClone(content)
  for (const field of fields) {
    const names = field.path.split('.')
    const last = names.pop() ?? ''
    const group = names.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), changed)
    if (!isRecord(group)) continue
    const value = group[last]
    if (field.kind === 'value') {
      const reference = referenceOf(field.value, value)
      if (reference && !keeps(reference)) group[last] = null
    } else if (field.kind === 'set' && Array.isArray(value)) {
      group[last] = value.filter((member) => {
        const reference = referenceOf(field.value, member)
        return !reference || keeps(reference)
      })
    } else if (field.kind === 'rows' && Array.isArray(value)) {
      group[last] = value.map((row) => (isRecord(row) ? withReferences(field.fields, row, keeps) : row))
    }
  }
  return changed
}

/**
 * Removes references to deleted documents from the shared document: the database rejects them, and with them the whole
 * save.
 *
 * @returns whether there were any
 */
export async function dropMissingReferences(
  payload: Payload,
  document: Y.Doc,
  fields: readonly SharedField[],
): Promise<boolean> {
  const content = readContent(document, fields)
  const wanted = new Map<string, Set<Id>>()
  withReferences(fields, content, ({ to, id }) => {
    wanted.set(to, (wanted.get(to) ?? new Set()).add(id))
    return true
  })
  const missing = new Set<string>()
  for (const [to, ids] of wanted) {
    for (const id of await missingIds(payload, to, [...ids])) missing.add(`${to}/${id}`)
  }
  if (missing.size === 0) return false
  // Read again: people may have written during the query.
  const now = readContent(document, fields)
  const kept = withReferences(fields, now, ({ to, id }) => !missing.has(`${to}/${id}`))
  writeContent(document, fields, kept, serverEdit)
  return true
}

async function missingIds(payload: Payload, to: string, ids: Id[]): Promise<Id[]> {
  if (!isCollection(payload, to)) return ids
  const { docs } = await payload.find({
    collection: to,
    where: { id: { in: ids } },
    select: {},
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
  })
  const found = new Set(docs.map(({ id }) => String(id)))
  return ids.filter((id) => !found.has(String(id)))
}

const isCollection = (payload: Payload, slug: string): slug is CollectionSlug =>
  Object.hasOwn(payload.collections, slug)
