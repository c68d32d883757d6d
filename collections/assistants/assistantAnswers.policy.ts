import type { Where } from 'payload'
import { isSameId, type Reference } from '../permissions/actor.ts'
import { allOf, anyOf, isStaff, type Rule } from '../permissions/rule.ts'
import { mayManageAssistants } from './assistants.policy.ts'

export interface AssistantAnswerFacts {
  assistant?: { managers?: Reference[] | null } | number | string | null
}

const isOfManagedAssistant: Rule<AssistantAnswerFacts> = allOf<AssistantAnswerFacts>(isStaff, {
  allows: (actor, { assistant }) =>
    actor.kind === 'person' &&
    typeof assistant === 'object' &&
    (assistant?.managers ?? []).some((manager) => isSameId(manager, actor.id)),
  where: (actor): Where | boolean => (actor.kind === 'person' ? { 'assistant.managers': { in: [actor.id] } } : false),
})

export const assistantAnswerRules = {
  read: isStaff,
  create: mayManageAssistants,
  update: anyOf<AssistantAnswerFacts>(mayManageAssistants, isOfManagedAssistant),
  deletePermanently: anyOf<AssistantAnswerFacts>(mayManageAssistants, isOfManagedAssistant),
}
