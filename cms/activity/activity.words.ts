import type { ActivityAction, ActivitySource } from '#collections/activity/activity.types.ts'
import { methodWords, networkWords } from '../accounts/sessions/sessionWords.ts'

/** The facts of an entry that its sentence states. */
export interface EntryFacts {
  action: ActivityAction
  outcome: 'done' | 'refused' | 'late'
  door: ActivitySource
  kind: string
  documentId: string
  title?: string | null
  byName?: string | null
  onBehalfOf?: string | null
  token?: string | null
  network?: string | null
  detail?: unknown
}

/** A sentence, with the document apart: it is a link. 'Ana published ' + 'the post ‘Storm’' + ', from 192.0.2.7' */
export interface Sentence {
  before: string
  document: string | null
  after: string
}

const verbs: Record<ActivityAction, { done: string; refused: string }> = {
  create: { done: 'created', refused: 'create' },
  update: { done: 'changed', refused: 'change' },
  unlock: { done: 'unlocked', refused: 'unlock' },
  endPreviews: { done: 'ended the links to the preview of', refused: 'end the links to the preview of' },
  read: { done: 'read', refused: 'read' },
  export: { done: 'exported', refused: 'export' },
  logIn: { done: 'logged in', refused: 'log in' },
  logOut: { done: 'logged out', refused: 'log out' },
  actAs: { done: 'began to act as', refused: 'act as' },
  endActAs: { done: 'stopped acting as', refused: 'stop acting as' },
  operate: { done: 'used a system tool on', refused: 'use a system tool on' },
  expire: { done: 'removed old entries from', refused: 'remove old entries from' },
  send: { done: 'sent to its readers', refused: 'send to its readers' },
  pauseSend: { done: 'paused the sending of', refused: 'pause the sending of' },
  resumeSend: { done: 'resumed the sending of', refused: 'resume the sending of' },
  cancelSend: { done: 'cancelled the sending of', refused: 'cancel the sending of' },
  save: { done: 'saved', refused: 'save' },
  publish: { done: 'published', refused: 'publish' },
  schedule: { done: 'scheduled', refused: 'schedule' },
  unschedule: { done: 'unscheduled', refused: 'unschedule' },
  unpublish: { done: 'unpublished', refused: 'unpublish' },
  revert: { done: 'took back the publication of', refused: 'take back the publication of' },
  trash: { done: 'moved to the trash', refused: 'move to the trash' },
  restore: { done: 'restored', refused: 'restore' },
  erase: { done: 'deleted for good', refused: 'delete for good' },
  fire: { done: 'published', refused: 'publish' },
}

// Who acts where there is no person.
const programs: Record<ActivitySource, string> = {
  screen: 'Someone',
  rest: 'A program',
  graphql: 'A program',
  mcp: 'An assistant program',
  job: 'The schedule',
  import: 'An import',
  system: 'Citydesk',
}

const doors: Record<ActivitySource, string | null> = {
  screen: null,
  rest: 'over REST',
  graphql: 'over GraphQL',
  mcp: 'over MCP',
  job: null,
  import: 'by an import',
  system: null,
}

// Actions that are about the account of the person alone.
const isOfAccount = (action: ActivityAction): boolean => action === 'logIn' || action === 'logOut'

/**
 * Returns an entry as a sentence in people's words.
 * @param kindLabel what a document of the collection is called: 'post'
 */
export function sentenceOf(entry: EntryFacts, kindLabel: string): Sentence {
  const { action, outcome, title } = entry
  const what = textIn(entry.detail, 'what')
  const who = whoOf(entry)
  const after = [...circumstancesOf(entry)].map((part) => `, ${part}`).join('')
  if (isOfAccount(action)) {
    const account = title ?? entry.byName ?? 'a deleted account'
    if (outcome !== 'refused') return { before: `${who} ${verbs[action].done}`, document: null, after }
    return {
      before: `Someone could not ${verbs[action].refused} as ${account}`,
      document: null,
      after: `${reasonOf(entry)}${after}`,
    }
  }
  const document = documentText(entry, kindLabel)
  if (outcome === 'refused')
    return { before: `${who} could not ${verbs[action].refused} `, document, after: `${reasonOf(entry)}${after}` }
  if (what !== null) return { before: `${who} ${what}${document ? ' · ' : ''}`, document, after }
  return { before: `${who} ${verbs[action].done} `, document, after: `${lateness(outcome)}${after}` }
}

/** Returns a sentence as one text. */
export function plainSentence({ before, document, after }: Sentence): string {
  return `${before}${document ?? ''}${after}`
}

const lateness = (outcome: EntryFacts['outcome']): string => (outcome === 'late' ? ' late' : '')

const reasonOf = ({ detail }: EntryFacts): string => {
  const reason = textIn(detail, 'reason')
  return reason === null ? '' : `: ${reason.replace(/\.$/, '')}`
}

// The person stands first, and not the account: 'Ana, acting as Bo,'.
function whoOf({ byName, door, onBehalfOf, token }: EntryFacts): string {
  const person = byName || programs[door]
  if (onBehalfOf) return `${person}, acting as ${onBehalfOf},`
  return token ? `The program “${token}” of ${person}` : person
}

function documentText({ kind, documentId, title }: EntryFacts, kindLabel: string): string | null {
  if (documentId === 'all') return kind === 'activity' ? null : kindLabel
  // A global has the name of its collection as its number.
  if (kind === documentId) return `the ${kindLabel}`
  const name = kind === 'users' ? 'the account' : `the ${kindLabel}`
  if (documentId === 'new') return `a new ${kindLabel}`
  return title ? `${name} ‘${title}’` : `${name} ${documentId}`
}

function* circumstancesOf({ action, detail, door, network }: EntryFacts): Generator<string> {
  const method = textIn(detail, 'method')
  if (action === 'logIn' && method !== null) yield methodWords(method)
  const device = textIn(detail, 'device')
  if (device !== null) yield `in ${device}`
  const way = doors[door]
  if (way !== null) yield way
  if (network) yield networkWords(network)
}

/** Returns a text of the details of an entry; null without it. */
export function textIn(detail: unknown, name: string): string | null {
  if (typeof detail !== 'object' || detail === null) return null
  const value: unknown = Object.entries(detail).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : null
}
