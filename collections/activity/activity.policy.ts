import { isHolding, nobody } from '../permissions/rule.ts'

/** Read with READ_ACTIVITY; written by what is done, and by nobody. */
export const activityRules = {
  read: isHolding('READ_ACTIVITY'),
  create: nobody,
  update: nobody,
  deletePermanently: nobody,
}
