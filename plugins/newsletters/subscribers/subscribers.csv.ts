import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { readCsv } from '../../csv/readCsv.ts'

export interface ImportedRow {
  /** Its line in the file; the header is line 1. */
  line: number
  email: string
  consentSource: string
  consentDate: Date
}

export interface ImportProblem {
  line: number
  email: string
  reason: string
}

export interface ImportFile {
  rows: ImportedRow[]
  problems: ImportProblem[]
}

const address = z.email().max(254)

/** Lines of a file at most. */
export const maxLines = 50_000

/**
 * Reads subscribers from CSV with a header: `email`, and `consent_source` and `consent_date` where the lines differ in
 * them. Pure.
 * @param consent the source and date of lines without their own
 * @throws RangeError with the sentence to show, when it is no such table
 */
export function readSubscribers(csv: string, consent: { source: string; date: Date }, now: Date): ImportFile {
  const found = readCsv(csv, maxLines + 1)
  if (found.length > maxLines) throw new RangeError(`A file has at most ${maxLines.toLocaleString('en-US')} lines.`)
  if (found[0] && !('email' in found[0].fields)) throw new RangeError('The first line must name a column “email”.')
  const file: ImportFile = { rows: [], problems: [] }
  const seen = new Map<string, number>()
  for (const { line, fields: written } of found) {
    const fields = Object.fromEntries(
      Object.entries(written).map(([name, value]) => [name.replace(/[ -]+/g, '_'), value]),
    )
    const email = (fields.email ?? '').trim().toLowerCase()
    const refuse = (reason: string) => file.problems.push({ line, email, reason })
    const earlier = seen.get(email)
    const consentDate = fields.consent_date ? new Date(fields.consent_date) : consent.date
    if (!address.safeParse(email).success) refuse('It is no e-mail address.')
    else if (earlier !== undefined) refuse(`The address is in line ${earlier} already.`)
    else if (Number.isNaN(consentDate.getTime()))
      refuse('The date of the consent cannot be read. Write it as 2026-11-25.')
    else if (consentDate > now) refuse('The date of the consent is in the future.')
    else {
      seen.set(email, line)
      const consentSource = (fields.consent_source || consent.source).slice(0, 100)
      file.rows.push({ line, email, consentSource, consentDate })
    }
  }
  return file
}

export interface ExportedRow {
  email: string
  state: string
  source: string | null
  requestedAt: string
  confirmedAt: string | null
  endedAt: string | null
  suppressed: string | null
}

const exportColumns = ['email', 'state', 'consent_source', 'asked_at', 'consent_date', 'ended_at', 'suppressed']

/** Returns lines of the export; the header alone for null. Values that a spreadsheet would calculate are escaped. */
export function subscriberLines(rows: ExportedRow[] | null): string {
  return rows === null
    ? stringify([exportColumns])
    : stringify(
        rows.map(({ email, state, source, requestedAt, confirmedAt, endedAt, suppressed }) => [
          ...[email, state, source, requestedAt],
          ...[confirmedAt, endedAt, suppressed],
        ]),
        { escape_formulas: true },
      )
}
