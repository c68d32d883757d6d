/** Redirects as a table that newsrooms keep in spreadsheets: one line an address. Pure. */
import { z } from 'zod'
import { readCsv } from '../csv/readCsv.ts'

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

export type RedirectLine = z.output<typeof line>

/** A line, counted from 1 with the heading, and what it says or what is wrong with it. */
export type ReadLine = { number: number; redirect: RedirectLine } | { number: number; address: string; message: string }

/**
 * Reads redirects from a table with a heading.
 * @throws RangeError with the sentence to show, when it is no such table.
 */
export function readRedirectCsv(csv: string): ReadLine[] {
  const lines = readCsv(csv)
  const [first] = lines
  if (first && !('address' in first.fields)) {
    throw new RangeError('The first line has to name the columns: address, answer, target.')
  }
  return lines.map(({ line: number, fields }) => {
    const parsed = line.safeParse(fields)
    if (parsed.success) return { number, redirect: parsed.data }
    return {
      number,
      address: fields.address ?? '',
      message: parsed.error.issues[0]?.message ?? 'This line cannot be read.',
    }
  })
}
