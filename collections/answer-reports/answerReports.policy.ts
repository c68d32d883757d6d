import { isHolding, noActor } from '../permissions/rule.ts'

/** Reports hold addresses of readers: people who may change a forum decide about them. Readers make them on the site. */
export const answerReportRules = {
  read: isHolding('UPDATE_POST'),
  create: noActor,
  update: isHolding('UPDATE_POST'),
  deletePermanently: isHolding('DELETE_POST'),
}
