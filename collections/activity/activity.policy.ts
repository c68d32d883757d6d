import { isHolding, nobody } from '../permissions/rule.ts'

/** Read with READ_ACTIVITY; written only by the actions themselves. */
export const activityRules = {
  read: isHolding('READ_ACTIVITY'),
  create: nobody,
  update: nobody,
  deletePermanently: nobody,
}
