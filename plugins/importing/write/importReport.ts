import type { Remark } from '../import.types.ts'

export const outcomes = ['made', 'updated', 'unchanged', 'skipped', 'lost'] as const
export type ImportOutcome = (typeof outcomes)[number]

const reportKinds = ['posts', 'pages', 'media', 'sections', 'tags', 'authors', 'sources', 'redirects'] as const
export type ReportKind = (typeof reportKinds)[number]

interface Line extends Remark {
  count: number
  // The first document that it happened in.
  where: string
}

/**
 * The result of an import: the number of documents of each kind, and a line for everything that was not imported
 * exactly.
 */
export class ImportReport {
  private readonly counts = new Map<ReportKind, Record<ImportOutcome, number>>()
  private readonly lines = new Map<string, Line>()
  /** True when the import was stopped before its end. */
  isInterrupted = false

  count(kind: ReportKind, outcome: ImportOutcome, number = 1): void {
    const counts = this.counts.get(kind) ?? { made: 0, updated: 0, unchanged: 0, skipped: 0, lost: 0 }
    counts[outcome] += number
    this.counts.set(kind, counts)
  }

  /** Adds a line; equal lines are one with a count. */
  remark(remark: Remark, where = '', count = 1): void {
    const key = `${remark.kind} ${remark.what}`
    const line = this.lines.get(key)
    if (line) line.count += count
    else this.lines.set(key, { ...remark, where, count })
  }

  /** Something that could not be imported: always a number and a line that says what and why. */
  lose(kind: ReportKind, where: string, why: string): void {
    this.count(kind, 'lost')
    this.remark({ kind: 'lost', what: `${where}: ${why}` })
  }

  /** Returns the number of documents of a kind with an outcome; of all kinds when none is named. */
  number(outcome: ImportOutcome, kind?: ReportKind): number {
    const all = kind ? [this.counts.get(kind)] : [...this.counts.values()]
    return all.reduce((sum, counts) => sum + (counts?.[outcome] ?? 0), 0)
  }

  /** The lines of one kind, the most frequent first. */
  remarks(kind: Remark['kind']): readonly Line[] {
    return [...this.lines.values()].filter((line) => line.kind === kind).sort((a, b) => b.count - a.count)
  }

  /** The kinds that the import met. */
  kinds(): ReportKind[] {
    return reportKinds.filter((kind) => this.counts.has(kind))
  }
}
