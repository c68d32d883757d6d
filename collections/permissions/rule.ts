import type { Where } from 'payload'
import type { Actor, Reference } from './actor.ts'
import { holds, idOf, isSameId, isStaff as isStaffActor } from './actor.ts'
import type { Permission } from './permissionNames.ts'

/**
 * An access rule in two forms: a test of a given document (`allows`), and a query for all documents that it allows
 * (`where`). `true` and `false` mean all and none. Rules are built out of smaller rules, so that the two forms cannot
 * diverge.
 */
export interface Rule<Document> {
  allows: (actor: Actor, document: Document) => boolean
  where: (actor: Actor) => Where | boolean
  /** The permissions to be named as missing. Of alternative rules, those of the first, which reaches furthest. */
  needs?: readonly Permission[]
}

// A rule that looks at the actor only.
const aboutActor = (test: (actor: Actor) => boolean): Rule<unknown> => ({
  allows: (actor) => test(actor),
  where: (actor) => test(actor),
})

export const noActor = aboutActor(() => false)
export const everybody = aboutActor(() => true)
export const isStaff = aboutActor(isStaffActor)
export function isHolding(permission: Permission): Rule<unknown> {
  return {
    ...aboutActor((actor) => holds(actor, permission)),
    needs: [permission],
  }
}

/** Documents that readers may see: published, and not in the trash. */
export const isPublished: Rule<{ _status?: 'draft' | 'published' | null; deletedAt?: string | null }> = {
  allows: (_actor, document) => document._status === 'published' && !document.deletedAt,
  where: (): Where => ({ and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] }),
}

export const isNotTrashed: Rule<{ deletedAt?: string | null }> = {
  allows: (_actor, document) => !document.deletedAt,
  where: () => ({ deletedAt: { exists: false } }),
}

export interface OwnedDocument {
  createdBy?: Reference
}

export interface AuthoredDocument extends OwnedDocument {
  authors?: Reference[] | null
}

/** The fields of a document that rules read. */
export const fieldsOfRules = ['_status', 'deletedAt', 'createdBy', 'authors'] as const satisfies readonly (
  | keyof Parameters<typeof isPublished.allows>[1]
  | keyof AuthoredDocument
)[]

/** SELF: the actor created the document. */
export const isCreator: Rule<OwnedDocument> = {
  allows: (actor, document) => actor.kind === 'person' && isSameId(document.createdBy, actor.id),
  where: (actor) => (actor.kind === 'person' ? { createdBy: { equals: actor.id } } : false),
}

/** SELF: one of the document's authors is the actor (docs/spec/newsroom.md#own-documents). */
export const isAuthor: Rule<AuthoredDocument> = {
  allows: (actor, document) =>
    actor.kind === 'person' &&
    (document.authors ?? []).some((author) => actor.authorIds.some((own) => isSameId(idOf(author), own))),
  where: (actor) =>
    actor.kind === 'person' && actor.authorIds.length > 0 ? { authors: { in: [...actor.authorIds] } } : false,
}

/** Returns the conjunction of rules; of none: allows everything. */
export function allOf<Document>(...rules: Rule<Document>[]): Rule<Document> {
  return {
    needs: rules.flatMap(({ needs }) => needs ?? []),
    allows: (actor, document) => rules.every((rule) => rule.allows(actor, document)),
    where: (actor) => {
      const parts = rules.map((rule) => rule.where(actor))
      if (parts.includes(false)) return false
      const queries = parts.filter((part) => typeof part === 'object')
      return combine('and', queries) ?? true
    },
  }
}

/** Returns the disjunction of rules; of none: allows nothing. */
export function anyOf<Document>(...rules: Rule<Document>[]): Rule<Document> {
  return {
    needs: rules.find(({ needs }) => needs?.length)?.needs,
    allows: (actor, document) => rules.some((rule) => rule.allows(actor, document)),
    where: (actor) => {
      const parts = rules.map((rule) => rule.where(actor))
      if (parts.includes(true)) return true
      const queries = parts.filter((part) => typeof part === 'object')
      return combine('or', queries) ?? false
    },
  }
}

// One condition stays as it is; none is null, because what "none" means differs between "and" and "or".
const combine = (operator: 'and' | 'or', queries: Where[]): Where | null => {
  const [only, second] = queries
  if (!only) return null
  return second ? { [operator]: queries } : only
}
