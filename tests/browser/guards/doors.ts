import type { Scene } from './scene.ts'

/** The ways into the back office. Every guard's row has a cell for each of them. */
export const doors = [
  'REST read',
  'REST create',
  'REST update',
  'REST update of many',
  'REST duplicate',
  'REST restore version',
  'REST delete',
  'lifecycle call',
  'GraphQL',
  'Local API as a person',
  'procedure',
  'socket',
  'upload',
  'job',
  'site',
] as const
export type Door = (typeof doors)[number]

/** Result of an attempt: an HTTP status, or "ignored" where it was answered without changing or revealing anything. */
export type AttemptOutcome = number | 'ignored'

/** Something that a guard refuses. */
export interface Attempt {
  what: string
  refusedWith: AttemptOutcome
  run: (scene: Scene) => Promise<AttemptOutcome>
}

export function attempt(what: string, refusedWith: AttemptOutcome, run: Attempt['run']): Attempt {
  return {
    what,
    refusedWith,
    run,
  }
}

/** The attempts at one door, or the reason why nothing can be tried there. */
export type Cell = readonly Attempt[] | string

export type Row = Record<Door, Cell>
