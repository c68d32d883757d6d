import type { Access, FieldAccess, PayloadRequest } from 'payload'
import type { Actor } from './actor.ts'
import { actorOfRequest } from './actorOfRequest.ts'
import { noteRule } from './neededPermissions.ts'
import type { Rule } from './rule.ts'

/** Returns collection or global access that depends on the rule only. */
export function accessFromRule<Document>(rule: Rule<Document>): Access {
  return async ({ req }) => noteRule(req, rule).where(await actorOfRequest(req))
}

/** Returns field access that depends on the actor only. */
export function fieldAccessFrom(test: (actor: Actor) => boolean): FieldAccess {
  return async ({ req }) => test(await actorOfRequest(req))
}

/** Returns the access to a whole screen or operation by a question about the actor alone. */
export function gateFrom(test: (actor: Actor) => boolean) {
  return async ({ req }: { req: PayloadRequest }): Promise<boolean> => test(await actorOfRequest(req))
}
