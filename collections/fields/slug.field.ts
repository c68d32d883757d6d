import type { CollectionSlug, PayloadRequest, TextField } from 'payload'
import { ValidationError } from 'payload'
import type { Id } from '../permissions/actor.ts'
import { isSlug, numberedSlug, slugFrom } from './slug.ts'

interface SlugFieldOptions {
  /** The name of the text field that the slug is made from. */
  source: string
  /**
   * Whether a slug that was made from the source is made anew when the source changes: right for an address that
   * nobody knows yet, wrong for one that readers may have kept.
   */
  isStillOpen?: (document: Record<string, unknown>) => boolean
  /** What else a slug must not collide with. */
  isTakenElsewhere?: (req: PayloadRequest, slug: string) => Promise<boolean>
}

/** A unique slug, made from another field while it is empty. A made one gets a number where it is taken. */
export const slugField = ({ source, isStillOpen, isTakenElsewhere }: SlugFieldOptions): TextField => {
  const isTaken = async (slug: string, collection: CollectionSlug, id: Id | undefined, req: PayloadRequest) =>
    (await isSlugTaken(req, collection, slug, id)) || ((await isTakenElsewhere?.(req, slug)) ?? false)

  return {
    name: 'slug',
    type: 'text',
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      description: `The last part of the address. Made from the ${source} when left empty.`,
    },
    validate: (value: string | null | undefined) =>
      !value || isSlug(value) || 'Use lower-case letters, digits and single hyphens, for example city-council-vote.',
    hooks: {
      // A copy gets a slug of its own.
      beforeDuplicate: [() => null],
      beforeValidate: [
        async ({ value, data, originalDoc, collection, req }) => {
          if (!collection) return value
          const before = textOf(originalDoc, 'slug')
          const given = value === undefined ? before : String(value ?? '').trim()
          const text = textOf(data, source) || textOf(originalDoc, source)
          const isMade = isMadeFrom(before, textOf(originalDoc, source)) && (isStillOpen?.(originalDoc) ?? false)
          if (given && given !== before) {
            if (isSlug(given) && (await isTaken(given, collection.slug, originalDoc?.id, req))) {
              throw new ValidationError({
                collection: collection.slug,
                errors: [{ path: 'slug', label: 'Slug', message: `The slug ${given} is taken. Choose another.` }],
                req,
              })
            }
            return given
          }
          if (given && (!isMade || isMadeFrom(given, text))) return given
          const made = slugFrom(text)
          if (!made) return given || null
          for (let number = 1; ; number += 1) {
            const candidate = numberedSlug(made, number)
            if (!(await isTaken(candidate, collection.slug, originalDoc?.id, req))) return candidate
          }
        },
      ],
    },
  }
}

/** Whether the slug is what the text gives, with or without a number. */
const isMadeFrom = (slug: string, text: string): boolean => {
  const made = slugFrom(text)
  return made !== '' && (slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1))))
}

const textOf = (document: Record<string, unknown> | null | undefined, name: string): string => {
  const text = document?.[name]
  return typeof text === 'string' ? text : ''
}

/** Looks at every document of the collection, trashed ones too, and at the newest draft of each. */
export const isSlugTaken = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  slug: string,
  id: Id | undefined,
): Promise<boolean> => {
  const { db } = req.payload
  const others = (field: string) => (id === undefined ? [] : [{ [field]: { not_equals: id } }])
  const live = await db.find({
    collection,
    where: { and: [{ slug: { equals: slug } }, ...others('id')] },
    limit: 1,
    pagination: false,
    select: { slug: true },
    req,
  })
  if (live.docs.length > 0) return true
  if (!req.payload.collections[collection]?.config.versions?.drafts) return false
  const drafts = await db.findVersions({
    collection,
    where: { and: [{ 'version.slug': { equals: slug } }, { latest: { equals: true } }, ...others('parent')] },
    limit: 1,
    pagination: false,
    select: { version: { slug: true } },
    req,
  })
  return drafts.docs.length > 0
}
