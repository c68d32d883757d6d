import type { PayloadRequest } from 'payload'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import type { ContentRules } from '#collections/permissions/contentRules.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import type { ServiceAction } from './lifecycle.schema.ts'
import type { ContentDocument } from './lifecycle.types.ts'

type RuleName = 'update' | 'publish' | 'unpublish' | 'trash'

// The rules that an action needs, all of them. What goes out has to be one's own to write as well.
const rulesOfAction: Record<ServiceAction, readonly RuleName[]> = {
  publish: ['update', 'publish'],
  schedule: ['update', 'publish'],
  unschedule: ['update', 'publish'],
  unpublish: ['unpublish'],
  revert: ['update', 'publish'],
  trash: ['trash'],
  restore: ['update'],
}

// The rules that the actor breaks with this action; none when they may.
const brokenRules = async (
  req: PayloadRequest,
  action: ServiceAction,
  rules: ContentRules<Record<string, unknown>>,
  document: ContentDocument,
  isLive: boolean,
) => {
  const actor = await actorOfRequest(req)
  const needed = action === 'trash' && isLive ? (['trash', 'unpublish'] as const) : rulesOfAction[action]
  return { actor, broken: needed.filter((name) => !rules[name].allows(actor, document)) }
}

/** @throws APIError 403 with what is required and what is missing. */
export async function requireAction(
  req: PayloadRequest,
  action: ServiceAction,
  rules: ContentRules<Record<string, unknown>>,
  document: ContentDocument,
  isLive: boolean,
): Promise<void> {
  const { actor, broken } = await brokenRules(req, action, rules, document, isLive)
  if (broken.length > 0) {
    throw permissionError(
      actor,
      broken.flatMap((name) => rules.names[name]),
    )
  }
}

/** Returns whether the actor may do this to the document, whatever its status. */
export async function mayAct(...args: Parameters<typeof requireAction>): Promise<boolean> {
  return (await brokenRules(...args)).broken.length === 0
}
