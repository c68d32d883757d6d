import { isHolding } from '../permissions/rule.ts'

const mayAlert = isHolding('MANAGE_HOMEPAGE')

/**
 * Those who arrange the home page say to readers what they must not miss. Readers get an alert from its beginning, by
 * the reader API, and not before.
 */
export const alertRules = { read: mayAlert, update: mayAlert }
