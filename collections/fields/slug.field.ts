import type { CollectionSlug, PayloadRequest, TextField } from 'payload'
import { ValidationError } from 'payload'
import { lockNames } from '#database/namedLocks.ts'
import type { Id } from '../permissions/actor.ts'
import { isSlug, numberedSlug, slugFrom } from './slug.ts'
import { isSlugTaken } from './slugTaken.ts'

interface SlugFieldOptions {
  source: string
  // What the slug is for; left out: the address of the document.
  description?: string
  // Whether a source without letters and digits, which makes no slug, needs one that is written.
  isRequired?: boolean
  // Returns whether a generated slug is generated again when the source changes: right for an address that is not
  // public yet, wrong for one that readers may have stored.
  isStillOpen?: (document: Record<string, unknown>) => boolean
  // Returns whether the slug collides with anything else; `document` is the known data, with its id when it was saved
  // before.
  isTakenElsewhere?: (req: PayloadRequest, slug: string, document: Record<string, unknown>) => Promise<boolean>
}

interface SlugQuestion {
  collection: CollectionSlug
  id: Id | undefined
  document: Record<string, unknown>
  req: PayloadRequest
}

/**
 * Returns the field of a unique slug, made from another field while it is empty. A made one gets a number where it is
 * taken.
 */
export function slugField({
  source,
  description = `The last part of the address. Made from the ${source} when left empty.`,
  isRequired = false,
  isStillOpen,
  isTakenElsewhere,
}: SlugFieldOptions): TextField {
  const isTaken = async (slug: string, { collection, id, document, req }: SlugQuestion) =>
    (await isSlugTaken(req, collection, slug, id)) || ((await isTakenElsewhere?.(req, slug, document)) ?? false)

  return {
    name: 'slug',
    type: 'text',
    unique: true,
    index: true,
    admin: { position: 'sidebar', description },
    validate: (value: string | null | undefined) => {
      if (!value) return !isRequired || `Write a slug: the ${source} has no letters or digits to make one of.`
      return isSlug(value) || 'Use lower-case letters, digits and single hyphens, for example city-council-vote.'
    },
    hooks: {
      // A copy gets a slug of its own.
      beforeDuplicate: [() => null],
      beforeValidate: [
        async ({ value, data, originalDoc, collection, req }) => {
          if (!collection) return value
          const document = { ...originalDoc, ...data }
          const owner = { collection: collection.slug, id: originalDoc?.id, document, req }
          const before = textOf(originalDoc, 'slug')
          const given = value === undefined ? before : String(value ?? '').trim()
          const text = textOf(data, source) || textOf(originalDoc, source)
          const isMade = isMadeFrom(before, textOf(originalDoc, source)) && (isStillOpen?.(originalDoc) ?? false)
          if (given && given !== before) {
            if (isSlug(given) && (await isTaken(given, owner))) {
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
          // Two documents with one title that are made at the same time would both find the slug free.
          await lockNames(req, [`slugs ${collection.slug} ${made}`])
          for (let number = 1; ; number += 1) {
            const candidate = numberedSlug(made, number)
            if (!(await isTaken(candidate, owner))) return candidate
          }
        },
      ],
    },
  }
}

// Returns whether the slug was generated from the text, with or without a number.
const isMadeFrom = (slug: string, text: string): boolean => {
  const made = slugFrom(text)
  return made !== '' && (slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1))))
}

const textOf = (document: Record<string, unknown> | null | undefined, name: string): string => {
  const text = document?.[name]
  return typeof text === 'string' ? text : ''
}
