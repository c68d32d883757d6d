import { createHash } from 'node:crypto'
import type { ReaderAlert } from '#contract/readerApi.schema.ts'
import type { AlertRow } from './rows.schema.ts'

/**
 * Returns the alert that readers see at a moment; null for none. Its id is made of what it says: who closed an alert gets
 * it again when it says something else.
 */
export function alertAt(alert: AlertRow, now: Date): ReaderAlert | null {
  const { isOn, from, until, url } = alert
  const text = alert.text.trim()
  const isBegun = from === null || Date.parse(from) <= now.getTime()
  const isOver = until !== null && Date.parse(until) <= now.getTime()
  if (!isOn || !text || !isBegun || isOver) return null
  const id = createHash('sha256')
    .update(JSON.stringify([text, url]))
    .digest('base64url')
    .slice(0, 12)
  return { id, text, url }
}
