import type { LifecycleAction } from '../lifecycle/lifecycle.machine.ts'
import { lifecycleActions } from '../lifecycle/lifecycle.machine.ts'

// The logged actions on the send of a newsletter issue.
const sendActions = ['send', 'pauseSend', 'resumeSend', 'cancelSend'] as const

export type SendAction = (typeof sendActions)[number]

// The logged actions that are not about the content of a document: reads of what is not public, logs in and out, and
// what administrators do.
const accountActions = ['read', 'export', 'logIn', 'logOut', 'actAs', 'endActAs', 'operate', 'expire'] as const

type AccountAction = (typeof accountActions)[number]

/**
 * The logged actions: those of the lifecycle and of sends, the creation of a document, the change of one without a
 * lifecycle, taking a document from the holder of its lock, ending the links to its preview, and those of accounts.
 */
export const activityActions = [
  'create',
  'update',
  'unlock',
  'endPreviews',
  ...accountActions,
  ...sendActions,
  ...lifecycleActions,
] as const

export type ActivityAction =
  | LifecycleAction
  | SendAction
  | AccountAction
  | 'create'
  | 'update'
  | 'unlock'
  | 'endPreviews'

/** The names of the actions, as people read them. */
export const actionLabels: Record<ActivityAction, string> = {
  create: 'Created',
  update: 'Changed',
  unlock: 'Unlocked',
  endPreviews: 'Ended the links to its preview',
  read: 'Read',
  export: 'Exported',
  logIn: 'Logged in',
  logOut: 'Logged out',
  actAs: 'Began to act as this person',
  endActAs: 'Stopped acting as this person',
  operate: 'Used a system tool',
  expire: 'Removed old entries',
  send: 'Sent to its readers',
  pauseSend: 'Paused its sending',
  resumeSend: 'Resumed its sending',
  cancelSend: 'Cancelled its sending',
  save: 'Saved',
  publish: 'Published',
  schedule: 'Scheduled',
  unschedule: 'Unscheduled',
  unpublish: 'Unpublished',
  revert: 'Went back to the version before',
  trash: 'Moved to the trash',
  restore: 'Restored',
  erase: 'Deleted for good',
  fire: 'Published on schedule',
}

/** Labels of the outcomes of an action. */
export const outcomeLabels = { done: 'Done', refused: 'Refused', late: 'Late' } as const

/**
 * Sources of an action: a screen of the back office, the APIs, a scheduled job, an import, the product
 * itself.
 */
export const sources = ['screen', 'rest', 'graphql', 'mcp', 'job', 'import', 'system'] as const

/** Labels of the sources. */
export const sourceLabels: Record<ActivitySource, string> = {
  screen: 'Screen',
  rest: 'REST',
  graphql: 'GraphQL',
  mcp: 'MCP',
  job: 'Schedule',
  import: 'Import',
  system: 'System',
}

export type ActivitySource = (typeof sources)[number]
