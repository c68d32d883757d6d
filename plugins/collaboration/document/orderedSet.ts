import { generateKeyBetween } from 'fractional-indexing'
import type * as Y from 'yjs'
import { memberKey, parseMemberKey, sharedSets } from './fields.layout.ts'
import { ranksToWrite } from './siblingRanks.ts'

// Maximum length of a rank. Ranks grow by a letter for every few members that are inserted at the same place; manual
// editing stays far below.
const maxRankLength = 1000

function isRank(value: unknown): value is string {
  // Between A and z there is always room for one more before and behind.
  if (typeof value !== 'string' || value.length > maxRankLength || !/^[B-Za-y][0-9A-Za-z]*$/.test(value)) return false
  try {
    generateKeyBetween(value, null)
    return true
  } catch {
    return false
  }
}

interface Member {
  id: string
  rank: string
}

function members(document: Y.Doc, path: string): Member[] {
  const found: Member[] = []
  for (const [register, rank] of sharedSets(document)) {
    const parsed = parseMemberKey(register)
    if (parsed?.path === path && isRank(rank)) found.push({ id: parsed.key, rank })
  }
  return found.toSorted((a, b) => (a.rank === b.rank ? (a.id < b.id ? -1 : 1) : a.rank < b.rank ? -1 : 1))
}

/** Returns the keys of an ordered set, in order. */
export function readSet(document: Y.Doc, path: string): string[] {
  return members(document, path).map(({ id }) => id)
}

/**
 * Makes an ordered set hold these keys in this order, and touches only what differs: members that other users add,
 * remove or move at the same time stay added, removed and moved. A repeated key is kept once.
 */
export function writeSet(document: Y.Doc, path: string, keys: readonly string[]): void {
  const sets = sharedSets(document)
  const before = members(document, path)
  const wanted = [...new Set(keys)]
  for (const { id } of before) if (!wanted.includes(id)) sets.delete(memberKey(path, id))
  const ranks = new Map(before.map(({ id, rank }) => [id, rank]))
  const siblings = wanted.map((id) => ({ id, rank: ranks.get(id) }))
  for (const [id, rank] of ranksToWrite(siblings)) sets.set(memberKey(path, id), rank)
}
