import type { LifecycleAction } from '../lifecycle/lifecycle.machine.ts'
import { lifecycleActions } from '../lifecycle/lifecycle.machine.ts'

/** What the log knows: what the lifecycle does, that a document was made, and that it was taken from who held it. */
export const activityActions = ['create', 'unlock', ...lifecycleActions] as const

export type ActivityAction = LifecycleAction | 'create' | 'unlock'

/** Ways in: a screen of the back office, the APIs with a token, a job of the clock, an import, the product itself. */
export const doors = ['screen', 'rest', 'graphql', 'job', 'import', 'system'] as const

export type Door = (typeof doors)[number]
