import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { noteRule } from '../permissions/accessFromRule.ts'
import { type Id, idOf, type Reference } from '../permissions/actor.ts'
import { actorOfRequest } from '../permissions/actorOfRequest.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { assistantAnswerRules } from './assistantAnswers.policy.ts'
import { assistantRules, mayManageAssistants } from './assistants.policy.ts'

export const hiddenUnlessManaging = hiddenUnless('UPDATE_PAGE', {
  orIf: (user) => 'managesAssistants' in user && user.managesAssistants === true,
})

/** What a manager does not decide for themself: who manages the assistant, and what it may cost. */
export const byAssistantOwners: FieldAccess = async ({ req }) =>
  mayManageAssistants.allows(await actorOfRequest(req), {})

/**
 * Returns whether the person may change an assistant, read its conversations and write answers for it.
 * @param id of the assistant; null: any assistant
 */
export async function mayChangeAssistant(req: PayloadRequest, id: Id | null): Promise<boolean> {
  const where = assistantRules.update.where(await actorOfRequest(req))
  if (typeof where === 'boolean') return where
  if (id !== null && !/^\d{1,9}$/.test(String(id))) return false
  const { totalDocs } = await req.payload.count({
    collection: 'assistants',
    where: { and: [where, ...(id === null ? [] : [{ id: { equals: Number(id) } }])] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

// Throws APIError 403 when data names an assistant that the person may not change.
const refuseForeignAssistant = async (
  req: PayloadRequest,
  data: { assistant?: Reference } | undefined,
): Promise<void> => {
  const assistant = idOf(data?.assistant)
  if (assistant === null || (await mayChangeAssistant(req, assistant))) return
  throw new APIError('You can write answers only for assistants that you manage.', 403, null, true)
}

/** Payload has no document yet, hence no query: the assistant that the data names decides. */
export const createsAnswer: Access<{ assistant?: Reference }> = async ({ req, data }) => {
  noteRule(req, assistantAnswerRules.create)
  if (!(await mayChangeAssistant(req, null))) return false
  await refuseForeignAssistant(req, data)
  return true
}

/** An answer can be moved only to an assistant that the person may change, too. */
export const updatesAnswer: Access<{ assistant?: Reference }> = async ({ req, data }) => {
  const where = noteRule(req, assistantAnswerRules.update).where(await actorOfRequest(req))
  if (where !== false) await refuseForeignAssistant(req, data)
  return where
}
