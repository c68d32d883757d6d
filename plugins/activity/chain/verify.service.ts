import type { Payload } from 'payload'
import type { ChainHead } from './chain.rules.ts'
import { beginning, faultOfAnchor, faultOfRow } from './chain.rules.ts'
import {
  addCheck,
  type ChainCheck,
  faultOutsideChain,
  hashesOf,
  lastAnchors,
  removedThrough,
  rowsAfter,
} from './chain.store.ts'
import { readAnchorFile } from './fileAnchors.ts'
import { sealEntries } from './seal.service.ts'

const pageSize = 1000

/**
 * Compares all entries with the chain, and the chain with the anchors of the file where there is one. Keeps the result.
 * @returns the first fault in words, or null, and how many rows were compared
 */
export async function verifyChain(
  payload: Payload,
  anchorFile: string | undefined,
): Promise<Omit<ChainCheck, 'checkedAt'>> {
  await sealEntries(payload)
  const { fault, entries } = await compare(payload)
  const result = {
    entries,
    fault: fault ?? (await faultOutsideChain({ payload })) ?? (await compareAnchors(payload, anchorFile)),
  }
  await addCheck({ payload }, result)
  if (result.fault) payload.logger.error({ msg: `The activity log is not as it was written: ${result.fault}` })
  return result
}

async function compare(payload: Payload): Promise<{ fault: string | null; entries: number }> {
  let head: ChainHead = beginning
  for (;;) {
    const rows = await rowsAfter({ payload }, head.sequence, pageSize)
    // After the rows: what was removed before they were read has its reason by now.
    const gone = await removedThrough({ payload })
    for (const row of rows) {
      const fault = faultOfRow(head, row, gone)
      if (fault) return { fault, entries: head.sequence }
      head = row
    }
    if (rows.length < pageSize) return { fault: null, entries: head.sequence }
  }
}

async function compareAnchors(payload: Payload, file: string | undefined): Promise<string | null> {
  if (!file) return null
  const anchors = await readAnchorFile(file)
  if (anchors.length === 0) {
    const written = (await lastAnchors({ payload })).some(({ way, error }) => way === 'file' && error === null)
    return written ? `The anchors that were written to ${file} are gone.` : null
  }
  const hashes = await hashesOf(
    { payload },
    anchors.map(({ sequence }) => sequence),
  )
  for (const anchor of anchors) {
    const fault = faultOfAnchor(anchor, hashes.get(anchor.sequence))
    if (fault) return fault
  }
  return null
}
