import type { Access, FieldAccess, PayloadRequest } from 'payload'
import type { Actor } from './actor.ts'
import { actorOfRequest } from './actorOfRequest.ts'
import { noteRule } from './neededPermissions.ts'
import type { Rule } from './rule.ts'

/** Returns collection or global access that depends on the rule only. */
export const accessFromRule =
  <Document>(rule: Rule<Document>): Access =>
  async ({ req }) =>
    noteRule(req, rule).where(await actorOfRequest(req))

/** Returns field access that depends on the actor only. */
export const fieldAccessFrom =
  (test: (actor: Actor) => boolean): FieldAccess =>
  async ({ req }) =>
    test(await actorOfRequest(req))

/** Returns the access to a whole screen or operation by a question about the actor alone. */
export const gateFrom =
  (test: (actor: Actor) => boolean) =>
  async ({ req }: { req: PayloadRequest }): Promise<boolean> =>
    test(await actorOfRequest(req))
