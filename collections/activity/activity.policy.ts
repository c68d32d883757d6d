import { isHolding, noActor } from '../permissions/rule.ts'

/** Read with READ_ACTIVITY; written only by the actions themselves. */
export const activityRules = {
  read: isHolding('READ_ACTIVITY'),
  create: noActor,
  update: noActor,
  deletePermanently: noActor,
}
