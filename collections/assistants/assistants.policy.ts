import type { Reference } from '../permissions/actor.ts'
import { isSameId } from '../permissions/actor.ts'
import { allOf, anyOf, isHolding, isStaff, type Rule } from '../permissions/rule.ts'

export interface AssistantFacts {
  managers?: Reference[] | null
}

const isManager: Rule<AssistantFacts> = allOf<AssistantFacts>(isStaff, {
  allows: (actor, { managers }) =>
    actor.kind === 'person' && (managers ?? []).some((manager) => isSameId(manager, actor.id)),
  where: (actor) => (actor.kind === 'person' ? { managers: { in: [actor.id] } } : false),
})

/** An assistant speaks to every reader, as a page does: it takes the permissions of pages to set one up. */
export const mayManageAssistants = allOf(isHolding('UPDATE_PAGE'), isHolding('PUBLISH_PAGE'))

/** Rules of assistants, of the answers that editors wrote for them, and of what readers asked them. */
export const assistantRules = {
  read: isStaff,
  create: mayManageAssistants,
  update: anyOf<AssistantFacts>(mayManageAssistants, isManager),
  deletePermanently: mayManageAssistants,
}
