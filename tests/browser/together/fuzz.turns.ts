import { randomSequence } from '#plugins/collaboration/document/fuzzRandom.ts'
import { type OperationName, operations, type Turn } from './fuzz.operations.ts'

type Mix = Partial<Record<OperationName, number>>

/** Ordinary editing. */
export const writing: Mix = {
  type: 40,
  typeHeadline: 6,
  split: 8,
  breakLine: 2,
  merge: 6,
  deleteText: 5,
  format: 4,
  paste: 3,
  insertBlock: 3,
  moveUp: 4,
  moveDown: 4,
  removeBlock: 1,
  setting: 2,
  undo: 4,
  redo: 2,
  reopenTab: 1,
  killServer: 1,
}

/** People write while programs replace the body. No operation joins paragraphs: one with words of both is a fault. */
export const wired: Mix = {
  type: 45,
  typeHeadline: 3,
  split: 10,
  breakLine: 2,
  format: 4,
  paste: 2,
  insertBlock: 2,
  moveUp: 3,
  moveDown: 3,
  undo: 2,
  apiWrite: 12,
  reopenTab: 1,
}

/** Frequent failures: users type, while processes are killed. */
export const dying: Mix = {
  type: 60,
  typeHeadline: 10,
  split: 10,
  merge: 5,
  reopenTab: 2,
  killServer: 2,
  killBackOffice: 2,
  killDatabase: 2,
}

const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name)

/** Returns the turns of a seed. */
export function turnsOf(seed: number, writers: number, count: number, mix: Mix): Turn[] {
  const random = randomSequence(seed)
  const lots = Object.entries(mix).flatMap(([name, weight]) =>
    isOperation(name) ? Array.from({ length: weight }, () => name) : [],
  )
  return Array.from({ length: count }, () => ({
    writer: random.below(writers),
    name: random.pick(lots) ?? 'type',
    at: random.next(),
    amount: random.next(),
  }))
}
