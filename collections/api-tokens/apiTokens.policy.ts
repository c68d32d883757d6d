import type { Reference } from '../permissions/actor.ts'
import { isSameId } from '../permissions/actor.ts'
import type { Rule } from '../permissions/rule.ts'
import { allOf, anyOf, isHolding, noActor } from '../permissions/rule.ts'

export interface ApiTokenFacts {
  owner?: Reference
}

const isOwner: Rule<ApiTokenFacts> = {
  allows: (actor, { owner }) => actor.kind === 'person' && isSameId(actor.id, owner),
  where: (actor) => (actor.kind === 'person' ? { owner: { equals: actor.id } } : false),
}

/** Makers of tokens see their own; READ_API_TOKEN shows all. A token is revoked and kept, so that the log can name it. */
export const apiTokenRules = {
  read: anyOf<ApiTokenFacts>(isHolding('READ_API_TOKEN'), allOf<ApiTokenFacts>(isHolding('CREATE_API_TOKEN'), isOwner)),
  create: isHolding('CREATE_API_TOKEN'),
  update: isHolding('UPDATE_API_TOKEN'),
  revoke: anyOf<ApiTokenFacts>(
    isHolding('DELETE_API_TOKEN'),
    allOf<ApiTokenFacts>(isHolding('CREATE_API_TOKEN'), isOwner),
  ),
  deletePermanently: noActor,
}
