import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { plainTextOf } from '#collections/fields/plainTextOf.ts'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'

/** The kinds of sections (docs/spec/editor.md#section-picker); an ordinary section has none. */
export const sectionTypes = ['sports', 'politics', 'show'] as const

export const sectionItem = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(sectionTypes).nullable(),
  publishStatus: z.enum(publishStatuses),
  meta: z.object({
    podcastLogoSquare: z.object({ src: z.string() }).nullable(),
    podcastThemeColor: z.string().nullable(),
  }),
  /** Its text alone. */
  description: z.string(),
})
export type SectionItem = z.output<typeof sectionItem>

const logo = z.object({ url: z.string().nullish(), thumbnailURL: z.string().nullish() }).nullish().catch(null)

const stored = z.object({
  id: z.coerce.string(),
  name: z.string().nullish(),
  type: z.enum(sectionTypes).nullish(),
  publishStatus: z.enum(publishStatuses).catch('DRAFT'),
  meta: z.object({ podcastLogoSquare: logo, podcastThemeColor: z.string().nullish() }).nullish(),
  description: z.unknown(),
})

/** Sections by id as pickers show them, newest version each, in the order of the ids. */
export async function sectionItems(req: PayloadRequest, ids: readonly number[]): Promise<SectionItem[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'sections',
    where: { id: { in: [...ids] } },
    trash: true,
    draft: true,
    pagination: false,
    depth: 1,
    select: { name: true, type: true, publishStatus: true, meta: true, description: true },
    populate: { media: { url: true, thumbnailURL: true, sizes: { preview: true } } },
    overrideAccess: false,
    req,
  })
  const items = new Map(docs.map((document) => [Number(document.id), itemOf(document)]))
  return ids.flatMap((id) => items.get(id) ?? [])
}

const itemOf = (document: object): SectionItem => {
  const { id, name, type, publishStatus, meta, description } = stored.parse(document)
  const src = meta?.podcastLogoSquare?.thumbnailURL ?? meta?.podcastLogoSquare?.url
  return {
    id,
    name: name?.trim() ?? '',
    type: type ?? null,
    publishStatus,
    meta: { podcastLogoSquare: src ? { src } : null, podcastThemeColor: meta?.podcastThemeColor ?? null },
    description: plainTextOf(description),
  }
}

export async function sectionNames(
  req: PayloadRequest,
  types: readonly (typeof sectionTypes)[number][],
): Promise<{ id: string; name: string }[]> {
  const { docs } = await req.payload.find({
    collection: 'sections',
    where: types.length > 0 ? { type: { in: [...types] } } : {},
    select: { name: true },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, name }) => ({ id: String(id), name }))
}
