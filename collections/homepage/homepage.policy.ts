import { everybody, isHolding } from '../permissions/rule.ts'

/** Readers see the home page; MANAGE_HOMEPAGE arranges it (specification, section 2.4). */
export const homepageRules = { read: everybody, update: isHolding('MANAGE_HOMEPAGE') }
