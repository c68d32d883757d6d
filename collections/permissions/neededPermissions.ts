import type { PayloadRequest } from 'payload'
import type { Permission } from './permission.names.ts'
import type { Rule } from './rule.ts'

// Kept by request: Payload refuses without saying which rule did.
const needed = new WeakMap<object, readonly Permission[]>()

/** Notes the rule that a request is held to, so that its refusal can name the permissions. Returns the rule. */
export function noteRule<Document>(req: PayloadRequest, rule: Rule<Document>): Rule<Document> {
  if (req.headers) needed.set(req.headers, rule.needs ?? [])
  return rule
}

/** Returns the permissions of the rule that was noted last. */
export function neededOf(req: PayloadRequest): readonly Permission[] {
  return needed.get(req.headers) ?? []
}
