import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns a function that appends lines to `NAME.log` in the folder CITYDESK_TEST_LOGS. `npm test` names that folder, and
 * keeps it when a test fails.
 */
export function logTo(name: string): (line: string) => void {
  const folder = process.env.CITYDESK_TEST_LOGS
  if (!folder) return () => undefined
  const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.log`)
  return (line) => appendFileSync(file, `${line}\n`)
}
