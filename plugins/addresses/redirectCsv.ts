/** Redirects as a table that newsrooms keep in spreadsheets: one line an address. Pure. */
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** The columns, in their order; a file may have fewer, in any order. */
export const redirectColumns = ['address', 'answer', 'target', 'authority', 'authority address', 'note'] as const

/** Columns that are written in addition, and ignored on reading. */
export const countedColumns = ['hits', 'last hit'] as const

const answersOfRedirects = ['301', '307', '410', '451'] as const

const text = z.string().trim().default('')

const line = z.object({
  address: text.pipe(z.string().min(1, 'The address is missing.')),
  answer: text
    .transform((answer) => answer.slice(0, 3) || '301')
    .pipe(z.enum(answersOfRedirects, { error: 'The answer must be 301, 307, 410 or 451.' })),
  target: text,
  authority: text,
  'authority address': text,
  note: text,
})

/** One line of a file, as far as it could be read. */
export type RedirectLine = z.output<typeof line>

/** A line, counted from 1 with the heading, and what it says or what is wrong with it. */
export type ReadLine = { number: number; redirect: RedirectLine } | { number: number; address: string; message: string }

/**
 * Reads a table with a heading. Semicolons and tabs count as commas, as spreadsheets write them in some countries.
 * @throws RangeError with the sentence to show, when it is no such table.
 */
export const readRedirectCsv = (csv: string): ReadLine[] => {
  const rows = parseTable(csv)
  const [first] = rows
  if (first && !('address' in first)) {
    throw new RangeError('The first line has to name the columns: address, answer, target.')
  }
  return rows.map((row, index) => {
    const number = index + 2
    const parsed = line.safeParse(withoutGuard(row))
    if (parsed.success) return { number, redirect: parsed.data }
    return {
      number,
      address: row.address ?? '',
      message: parsed.error.issues[0]?.message ?? 'This line cannot be read.',
    }
  })
}

const table = z.array(z.record(z.string(), z.string()))

const parseTable = (csv: string): Record<string, string>[] => {
  try {
    return table.parse(
      parse(csv, {
        bom: true,
        columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
        delimiter: [',', ';', '\t'],
        relaxColumnCount: true,
        skipEmptyLines: true,
        trim: true,
      }),
    )
  } catch (error) {
    throw new RangeError(
      `This is no table of comma-separated values. ${error instanceof Error ? error.message : ''}`.trim(),
    )
  }
}

/** Spreadsheets run what begins with these; a quote before them, which is how we write them, keeps them from it. */
const guarded = /^'(?=[=+\-@\t\r])/

const withoutGuard = (row: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value.replace(guarded, '')]))
