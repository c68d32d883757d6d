/**
 * Decides which tab of a browser writes a document (docs/spec/newsroom.md#one-tab-writes): one of them, the others
 * follow. Pure; called by the store.
 */

export interface Visit {
  id: string
  /** Id of the browser; null for a program that did not send one. */
  client: string | null
  /** The tab, which keeps its id when it is reloaded. */
  tab: string | null
  isWriting: boolean
}

/** A tab that says what it is. */
export interface Registering {
  id: string
  client: string
  tab: string
  /** It knows of the other tab, and wants to write instead. */
  isTakingOver: boolean
}

export interface RegistrationDecision {
  registration: 'ok' | 'duplicate'
  /** Other tabs that write no longer. */
  following: string[]
  /** Connections of this very tab that are dead: it has come back on another one. */
  gone: string[]
}

/**
 * Decides whether a tab writes.
 * @param others the visits of the same person to the same document
 */
export function register(
  others: readonly Visit[],
  { id, client, tab, isTakingOver }: Registering,
): RegistrationDecision {
  const same = others.filter((visit) => visit.id !== id && visit.client === client)
  const gone = same.filter((visit) => visit.tab === tab).map((visit) => visit.id)
  const writing = same.filter((visit) => visit.tab !== tab && visit.isWriting).map((visit) => visit.id)
  if (writing.length === 0 || isTakingOver) return { registration: 'ok', following: writing, gone }
  return { registration: 'duplicate', following: [], gone }
}

/**
 * Returns the tab that writes after another one was closed.
 * @param left the visits of the same person that are left, the oldest first
 * @returns null when no tab has to be notified
 */
export function successorOf(closed: Pick<Visit, 'client' | 'isWriting'>, left: readonly Visit[]): string | null {
  if (!closed.isWriting || closed.client === null) return null
  const same = left.filter(({ client }) => client === closed.client)
  return same.some(({ isWriting }) => isWriting) ? null : (same[0]?.id ?? null)
}
