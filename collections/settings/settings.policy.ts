import { everybody, isHolding } from '../permissions/rule.ts'

/** The masthead is public; the publication's settings are system tools. */
export const settingsRules = { read: everybody, update: isHolding('SYSTEM_TOOLS') }
