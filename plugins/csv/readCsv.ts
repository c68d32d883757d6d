import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'

export interface CsvLine {
  /** The last line of the record in the file; the heading is line 1. */
  line: number
  /** Values by the names of their columns, in lower case. */
  fields: Record<string, string>
}

const records = z.array(z.object({ info: z.object({ lines: z.number() }), record: z.record(z.string(), z.string()) }))

// A quotation mark that an export puts before these characters, so that no spreadsheet reads a formula.
const guarded = /^'(?=[=+\-@\t\r])/

/**
 * Reads a table with a heading. Semicolons and tabs count as commas, as spreadsheets write them in some countries.
 * @param most lines that are read, without the heading
 * @throws RangeError with the sentence to show, when it is no such table
 */
export function readCsv(csv: string, most = Number.POSITIVE_INFINITY): CsvLine[] {
  const options = {
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    delimiter: [',', ';', '\t'],
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: Number.isFinite(most) ? most : undefined,
    trim: true,
  }
  try {
    return records.parse(parse(csv, options)).map(({ info, record }) => ({
      line: info.lines,
      fields: Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value.replace(guarded, '')])),
    }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new RangeError(`This is no table of comma-separated values: ${problemOf(error)}`)
  }
}

const problems: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'it has a quotation mark that is not closed.',
  CSV_INVALID_CLOSING_QUOTE: 'a value goes on after its quotation marks.',
  INVALID_OPENING_QUOTE: 'a quotation mark stands within a value.',
}

function problemOf(error: CsvError): string {
  const place = typeof error.lines === 'number' ? ` See line ${error.lines}.` : ''
  return `${problems[error.code] ?? 'it cannot be read.'}${place}`
}
