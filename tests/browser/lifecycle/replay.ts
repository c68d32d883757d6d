import { decide, type LifecycleAction } from '#collections/lifecycle/lifecycle.machine.ts'
import type { PublishStatus } from '#collections/lifecycle/publishStatus.ts'

export interface LogLine {
  id: number
  action: LifecycleAction | 'create'
  outcome: 'done' | 'refused' | 'late'
  from: PublishStatus | null
  to: PublishStatus | null
  idempotencyKey: string | null
  detail: { version?: string } | null
}

export interface Replayed {
  /** Null once it was deleted for good. */
  status: PublishStatus | null
  isLive: boolean
  /** The lines that put something before readers, in their order. */
  publications: LogLine[]
  /** Entries of the log that differ from what the machine would have done. */
  complaints: string[]
}

/**
 * Replays the actions of the log in the machine alone. Actions on one document come one after the other, so each has to
 * begin where the one before it ended, and to end where the machine says.
 */
export function replay(log: readonly LogLine[]): Replayed {
  const now = new Date()
  const facts = {
    canWait: true,
    hasUnpublishAction: true,
    hasEarlier: false,
    dueAt: new Date(now.getTime() + 1000),
    now,
  }
  const state: Replayed = { status: null, isLive: false, publications: [], complaints: [] }
  for (const line of log) {
    const { id, action, from, to, outcome } = line
    if (from !== state.status) state.complaints.push(`${id}: ${action} began at ${from}, not at ${state.status}`)
    const expected = outcome === 'refused' ? afterRefusal(state) : next(state, action, facts)
    if (to !== expected) state.complaints.push(`${id}: ${action} from ${from} ended at ${to}, not at ${expected}`)
    state.status = to
    if (action === 'publish' || (action === 'fire' && outcome !== 'refused')) {
      state.isLive = true
      state.publications.push(line)
    }
    if (action === 'unpublish' || action === 'trash') state.isLive = false
  }
  return state
}

type Facts = Omit<Parameters<typeof decide>[2], 'isLive'>

const next = (
  { status, isLive }: Replayed,
  action: LogLine['action'],
  facts: Facts,
): PublishStatus | 'refused' | null => {
  if (action === 'create') return 'DRAFT'
  if (status === null) return 'refused'
  const decision = decide(status, action, { ...facts, isLive })
  if (!decision.isAllowed) return 'refused'
  return decision.status === 'ERASED' ? null : decision.status
}

// Returns the status after a failed scheduled publication: it is off the schedule.
const afterRefusal = ({ status, isLive }: Replayed): PublishStatus | null =>
  status === 'PUBLISHED' || status === 'TRASHED' ? status : isLive ? 'UNPUBLISHED_CHANGES' : 'DRAFT'
