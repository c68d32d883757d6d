import { everybody, isHolding } from '../permissions/rule.ts'

/** A forum is part of the paper's coverage: users who may change all posts may change it. */
export const candidateForumRules = {
  read: everybody,
  write: isHolding('UPDATE_POST'),
  deletePermanently: isHolding('DELETE_POST'),
}
