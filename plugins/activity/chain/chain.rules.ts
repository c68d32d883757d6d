import { createHash } from 'node:crypto'

/** A row of the chain: the entry of this number, sealed in this order. */
export interface ChainRow {
  sequence: number
  entryId: number
  /** SHA-256 of the entry. */
  entryHash: string
  /** Hash of the row before; zeros in the first. */
  previousHash: string
  hash: string
  /** ISO 8601, in milliseconds. */
  sealedAt: string
}

/** The newest row of a chain, as far as the next one needs it. */
export type ChainHead = Pick<ChainRow, 'sequence' | 'hash'>

/** What comes before the first row. */
export const beginning: ChainHead = { sequence: 0, hash: '0'.repeat(64) }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Returns the hash of an entry: SHA-256 of its columns as JSON, keys sorted, without columns that are empty. A column that
 * a later version adds is empty in old entries, and leaves their hashes as they are.
 */
export function hashOfEntry(entry: object): string {
  return sha256(JSON.stringify(sorted(Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null)))))
}

// By code units: the same order on every machine.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}

/** Returns the row that follows a head. */
export function nextRow(
  head: ChainHead,
  { entryId, entryHash, sealedAt }: Pick<ChainRow, 'entryId' | 'entryHash' | 'sealedAt'>,
): ChainRow {
  const row = { sequence: head.sequence + 1, entryId, entryHash, previousHash: head.hash, sealedAt }
  return { ...row, hash: hashOfRow(row) }
}

function hashOfRow({ sequence, entryId, entryHash, previousHash, sealedAt }: Omit<ChainRow, 'hash'>): string {
  return sha256([sequence, entryId, entryHash, previousHash, sealedAt].join('\n'))
}

/** A row as a check finds it: with the hash of the entry as it is now, null where there is none. */
export interface FoundRow extends ChainRow {
  foundHash: string | null
}

/**
 * Returns what is wrong with a row, in words; null when it follows the head and its entry is as it was sealed.
 * @param removedThrough the last row whose entry was removed because of its age
 */
export function faultOfRow(head: ChainHead, row: FoundRow, removedThrough: number): string | null {
  if (row.sequence !== head.sequence + 1) return `Row ${head.sequence + 1} of the chain was removed.`
  if (row.previousHash !== head.hash || row.hash !== hashOfRow(row)) {
    return `Row ${row.sequence} of the chain, for entry ${row.entryId}, was changed or moved.`
  }
  if (row.foundHash === null) return row.sequence <= removedThrough ? null : `Entry ${row.entryId} was removed.`
  return row.foundHash === row.entryHash ? null : `Entry ${row.entryId} was changed after it was sealed.`
}

/** A head that was written down outside of the database. */
export interface Anchor extends ChainHead {
  at: string
}

/** Returns what is wrong with a chain that an anchor does not fit, in words; null when it fits. */
export function faultOfAnchor(anchor: Anchor, hash: string | undefined): string | null {
  const { sequence, at } = anchor
  if (hash === undefined) return `Row ${sequence} of the chain, anchored at ${at}, was removed.`
  return hash === anchor.hash
    ? null
    : `The chain was written again: its row ${sequence} is not the one that was anchored at ${at}.`
}
