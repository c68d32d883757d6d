import type { Access, FieldAccess, PayloadRequest } from 'payload'
import type { Actor } from './actor.ts'
import { actorOfRequest } from './actorOfRequest.ts'
import type { Permission } from './permissionNames.ts'
import type { Rule } from './rule.ts'

// Kept by request: Payload refuses without saying which rule did.
const needed = new WeakMap<object, readonly Permission[]>()

/** Denies everybody: only the product itself writes the field. Such a field is known by this very function. */
export const never: FieldAccess = () => false

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

/** Notes the rule that a request is held to, so that its refusal can name the permissions. Returns the rule. */
export function noteRule<Document>(req: PayloadRequest, rule: Rule<Document>): Rule<Document> {
  if (req.headers) needed.set(req.headers, rule.needs ?? [])
  return rule
}

/** Returns the permissions of the rule that was noted last. */
export function neededOf(req: PayloadRequest): readonly Permission[] {
  return needed.get(req.headers) ?? []
}
