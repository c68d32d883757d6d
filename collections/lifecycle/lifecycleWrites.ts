import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Id } from '../permissions/actor.ts'
import type { LifecycleAction } from './lifecycle.machine.ts'
import type { PublishStatus } from './publishStatus.ts'

/** Properties of a write that are known at the beginning of its operation, and needed when it is about to be stored. */
export interface WriteNote {
  /** Whether it goes to the live document, or only to a new draft: both arrive with `_status: 'draft'`. */
  isDirect: boolean
  /** Whether permissions are checked: then it comes from outside. */
  isByPerson: boolean
  /** Whether the document was held before it was read. */
  isHeld: boolean
}

/** What brings a version to readers: an action of the lifecycle; `part` publishes a part of the draft. */
export interface Publication {
  action: 'publish' | 'part' | 'revert' | 'fire'
  /** Id of the user to whom it is attributed; null for none. */
  by: number | null
}

/** A write by the lifecycle's own service, which has decided already. */
export interface OwnWrite {
  status: PublishStatus
  /** Absent for writes that bring nothing to readers. */
  publication?: Publication
}

export interface WriteOutcome {
  actions: LifecycleAction[]
  from: PublishStatus | null
  to: PublishStatus
}

/**
 * Returns the store in which hooks share notes about the writes of a request. Keyed by document, because an operation
 * can start others under the same request. Clients cannot reach it: a request's context never comes from outside.
 */
export function writesOf(req: PayloadRequest) {
  const { notes, own, outcomes } = stateOf(req)
  const key = (slug: CollectionSlug, id: Id | undefined) => `${slug}/${id ?? '*'}`
  return {
    // `id`: undefined for an update of many.
    note: (slug: CollectionSlug, id: Id | undefined, note: WriteNote) => notes.set(key(slug, id), note),
    noted: (slug: CollectionSlug, id: Id): WriteNote =>
      notes.get(key(slug, id)) ?? notes.get(key(slug, undefined)) ?? unknown,
    // Runs a write that has been decided; hooks do not check it again.
    asOwn: async <Result>(slug: CollectionSlug, id: Id, write: OwnWrite, work: () => Promise<Result>) => {
      own.set(key(slug, id), write)
      try {
        return await work()
      } finally {
        own.delete(key(slug, id))
      }
    },
    ownOf: (slug: CollectionSlug, id: Id | undefined): OwnWrite | undefined => own.get(key(slug, id)),
    settle: (slug: CollectionSlug, id: Id | undefined, outcome: WriteOutcome) => outcomes.set(key(slug, id), outcome),
    takeOutcome: (slug: CollectionSlug, id: Id | undefined): WriteOutcome | undefined => {
      const outcome = outcomes.get(key(slug, id))
      outcomes.delete(key(slug, id))
      return outcome
    },
  }
}

const unknown: WriteNote = { isDirect: false, isByPerson: false, isHeld: false }

interface WriteState {
  notes: Map<string, WriteNote>
  own: Map<string, OwnWrite>
  outcomes: Map<string, WriteOutcome>
}

const contextKey = 'lifecycleWrites'

// By request context: Payload replaces the context by a copy whenever a hook reads something, which keeps the value.
const stateOf = ({ context }: PayloadRequest): WriteState => {
  const known = context[contextKey]
  if (isWriteState(known)) return known
  const made: WriteState = { notes: new Map(), own: new Map(), outcomes: new Map() }
  context[contextKey] = made
  return made
}

const isWriteState = (value: unknown): value is WriteState =>
  typeof value === 'object' && value !== null && 'own' in value && value.own instanceof Map
