import { publishStatusLabels } from '#collections/lifecycle/publishStatus.ts'
import type { ServiceAction } from '#plugins/lifecycle/lifecycle.schema.ts'
import type { LifecycleState } from './lifecycleCalls.ts'

export interface LifecycleWords {
  publish: { label: string; busyLabel: string; done: string }
  schedule: { label: string; again: string; done: string; title: string; explanation: string }
  /** The item of the menu that undoes the last publication, and the notice after it. */
  revert: { label: string; done(noun: string): string }
  /** Names of the actions in notices of failures (docs/spec/newsroom.md#lifecycle-calls). */
  gerunds: Record<ServiceAction, string>
  /** @param time of the schedule; null without one */
  statusLabel(state: LifecycleState, time: string | null): string
  sentence(state: LifecycleState, time: string | null): string
}

const publishing: LifecycleWords = {
  publish: { label: 'Publish', busyLabel: 'Publishing...', done: 'published' },
  schedule: {
    label: 'Schedule',
    again: 'Schedule anew',
    done: 'scheduled for',
    title: 'Schedule publication',
    explanation:
      'The story goes out as it is now. What is edited afterwards stays a draft until it is published or scheduled again.',
  },
  revert: {
    label: 'Undo the last publication',
    done: (noun) => `${noun} is as it was before the last publication. The newer text is kept as a draft`,
  },
  gerunds: {
    publish: 'publishing',
    schedule: 'scheduling',
    unschedule: 'unscheduling',
    unpublish: 'unpublishing',
    revert: 'reverting',
    trash: 'trashing',
    restore: 'restoring',
  },
  statusLabel: ({ status }) => publishStatusLabels[status],
  sentence: ({ status, isLive }, time) => {
    if (time !== null)
      return `goes out ${time}${status === 'UNSCHEDULED_CHANGES' ? '; later edits stay out of it' : ''}`
    return isLive && status !== 'PUBLISHED' ? 'readers have an earlier version' : ''
  },
}

// The home page is launched, over and over, and never taken away.
const launching: LifecycleWords = {
  publish: { label: 'Launch', busyLabel: 'Launching...', done: 'launched' },
  schedule: {
    label: 'Launch at…',
    again: 'Launch at another time…',
    done: 'launches',
    title: 'Launch at…',
    explanation:
      'The home page is launched as it is now. What is changed afterwards stays a draft until it is launched itself.',
  },
  revert: {
    label: 'Undo the last launch',
    done: (noun) => `${noun} is as it was before the launch. The newer page is kept as a draft`,
  },
  gerunds: { ...publishing.gerunds, publish: 'launching' },
  statusLabel: ({ status, isLive }, time) => {
    if (time !== null) return `Launches ${time}`
    if (status === 'PUBLISHED') return 'Live'
    return isLive ? 'Draft: changes not launched' : 'Draft: not launched yet'
  },
  sentence: ({ status }) => (status === 'UNSCHEDULED_CHANGES' ? 'later changes are not part of it' : ''),
}

/** Returns the words for the documents of a collection. */
export function lifecycleWordsOf(collection: string | undefined): LifecycleWords {
  return collection === 'fronts' ? launching : publishing
}
