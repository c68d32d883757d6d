import type { Remark } from '../import.types.ts'
import { type ImportReport, outcomes } from './importReport.ts'

const headings: Record<Remark['kind'], string> = {
  lost: 'Lost',
  media: 'Pictures and files that are not in the library (markup and captions are kept)',
  skipped: 'Not imported, because there is nothing here that it could become',
  changed: 'Imported differently',
  'kept-html': 'Kept as html blocks',
  simplified: 'Text kept, something about it left behind',
}

const order = ['lost', 'media', 'skipped', 'changed', 'kept-html', 'simplified'] as const

function table(report: ImportReport): string[] {
  const row = (name: string, cells: readonly (string | number)[]): string =>
    name.padEnd(10) + cells.map((cell) => String(cell).padStart(11)).join('')
  return [
    row('', outcomes),
    ...report.kinds().map((kind) =>
      row(
        kind,
        outcomes.map((outcome) => report.number(outcome, kind)),
      ),
    ),
  ]
}

/**
 * Returns the report as lines of text.
 * @param most how many lines of each kind are shown; the others are counted. What was lost is always shown whole.
 */
export function formatReport(report: ImportReport, most = Number.POSITIVE_INFINITY): string[] {
  const lines = report.isInterrupted ? ['Interrupted: run the same command again to go on.', ''] : []
  lines.push(...table(report))
  for (const kind of order) {
    const remarks = report.remarks(kind)
    if (remarks.length === 0) continue
    const shown = kind === 'lost' ? remarks : remarks.slice(0, most)
    lines.push('', `${headings[kind]}:`)
    for (const { what, count, where } of shown) {
      lines.push(
        `  ${String(count).padStart(5)}  ${what}${where ? `  (${count > 1 ? 'first in ' : 'in '}${where})` : ''}`,
      )
    }
    if (shown.length < remarks.length) lines.push(`         and ${remarks.length - shown.length} more kinds`)
  }
  return lines
}
