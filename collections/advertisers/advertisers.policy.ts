import { isHolding, noActor } from '../permissions/rule.ts'

/** Advertisers come from the ad server: synchronising creates them, and no person does. */
export const advertiserRules = {
  read: isHolding('READ_BROADSTREET_ADVERTISER'),
  create: noActor,
  update: isHolding('UPDATE_BROADSTREET_ADVERTISER'),
  deletePermanently: isHolding('DELETE_BROADSTREET_ADVERTISER'),
}
