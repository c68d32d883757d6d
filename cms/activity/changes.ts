import type { BasePayload, FlattenedField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { formatMoment } from '#blocks/core/zonedTime.ts'

/** A changed field of an entry, in words. Null: the value is too long for the log, or a secret. */
export interface ShownChange {
  label: string
  before: string | null
  after: string | null
}

const detailWithChanges = z.object({
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }).partial()),
})

/** Returns the changed fields of an entry by the labels of its collection, with relations by their titles. */
export async function changesOf(
  req: PayloadRequest,
  { kind, detail }: { kind: string; detail?: unknown },
  timeZone: string,
): Promise<ShownChange[]> {
  const { data } = detailWithChanges.safeParse(detail)
  if (!data) return []
  const fields = fieldsOf(req.payload, kind)
  return Promise.all(
    Object.entries(data.changes).map(async ([name, change]) => {
      const field = fields.find((each) => each.name === name)
      const shown = (side: 'from' | 'to') =>
        side in change ? valueText(req, field, change[side], timeZone) : Promise.resolve(null)
      return { label: labelOf(field, name), before: await shown('from'), after: await shown('to') }
    }),
  )
}

function fieldsOf({ config }: BasePayload, kind: string): readonly FlattenedField[] {
  return [...config.collections, ...config.globals].find(({ slug }) => slug === kind)?.flattenedFields ?? []
}

function labelOf(field: FlattenedField | undefined, name: string): string {
  const label = field && 'label' in field ? field.label : null
  if (typeof label === 'string') return label
  // As Payload labels a field without one: 'fullName' is 'Full Name'.
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return `${words[0]?.toUpperCase()}${words.slice(1)}`
}

async function valueText(
  req: PayloadRequest,
  field: FlattenedField | undefined,
  value: unknown,
  timeZone: string,
): Promise<string> {
  if (value === null || value === undefined || value === '') return '—'
  if (Array.isArray(value)) {
    const texts = await Promise.all(value.map((each) => valueText(req, field, each, timeZone)))
    return texts.length === 0 ? '—' : texts.join(', ')
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field?.type === 'select' || field?.type === 'radio') return optionLabel(field.options, value)
  if (field?.type === 'date' && typeof value === 'string') return formatMoment(new Date(value), timeZone)
  if (field?.type === 'relationship' || field?.type === 'upload') return titleOf(req, field.relationTo, value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function optionLabel(options: readonly (string | { value: string; label: unknown })[], value: unknown): string {
  const option = options.find((each) => (typeof each === 'string' ? each : each.value) === value)
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : String(value)
}

// What the person at the screen may not read stays a number.
async function titleOf(req: PayloadRequest, relationTo: string | string[], value: unknown): Promise<string> {
  const slug = req.payload.config.collections.find((each) => each.slug === relationTo)?.slug
  const title = slug && req.payload.collections[slug].config.admin.useAsTitle
  if (!slug || !title || (typeof value !== 'number' && typeof value !== 'string')) return JSON.stringify(value)
  const found = await req.payload.findByID({
    collection: slug,
    id: value,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const text: unknown = Object(found)[title]
  return typeof text === 'string' && text !== '' ? text : `${value}`
}
