import { isHolding } from '../permissions/rule.ts'

/** Redirects are the newsroom's business; readers only meet what they lead to. */
export const urlTargetRules = {
  read: isHolding('VIEW_REDIRECTS'),
  create: isHolding('CREATE_REDIRECT'),
  update: isHolding('UPDATE_REDIRECT'),
  deletePermanently: isHolding('DELETE_REDIRECT'),
}
