import type { CollectionConfig } from 'payload'
import { accessFromRule, noteRule } from './accessFromRule.ts'
import { actorOfRequest } from './actorOfRequest.ts'
import type { ContentRules } from './contentRules.ts'
import type { Rule } from './rule.ts'
import { allOf, isStaff } from './rule.ts'

/**
 * Returns the access functions of a collection with drafts and trash. Payload gives them by `data` what a write is
 * about: a `_status` of "published" is a publication, a `deletedAt` is a move to the trash.
 */
export function contentAccess<Document>(rules: ContentRules<Document>): NonNullable<CollectionConfig['access']> {
  return {
    read: accessFromRule(rules.read),
    readVersions: accessFromRule(isStaff),
    create: async ({ req, data }) =>
      noteRule(req, ruleOfWrite(rules.create, rules, data)).where(await actorOfRequest(req)),
    update: async ({ req, data }) => {
      const rule = data?.deletedAt ? rules.trash : ruleOfWrite(rules.update, rules, data)
      return noteRule(req, rule).where(await actorOfRequest(req))
    },
    delete: async ({ req, data }) =>
      noteRule(req, data?.deletedAt ? rules.trash : rules.deletePermanently).where(await actorOfRequest(req)),
  }
}

const ruleOfWrite = <Document>(
  write: Rule<Document>,
  { publish }: ContentRules<Document>,
  data: { _status?: unknown } | undefined,
): Rule<Document> => (data?._status === 'published' ? allOf(write, publish) : write)
