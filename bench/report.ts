import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import type { Measured } from './measure.types.ts'

const heads = ['', 'ratio', 'a second', 'median', 'p95', 'max', 'goal'] as const

/** Returns all measurements as a table, ratios first: a ratio means the same on every machine, a time does not. */
export function reportTable(measured: readonly Measured[]): string {
  const rows = [heads.slice(), ...ratiosFirst(measured).map(cellsOf)]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 || column === heads.length - 1
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  const [head = [], ...others] = rows
  return [line(head), line(widths.map((width) => '─'.repeat(width))), ...others.map(line)].join('\n')
}

// Lines that begin with two spaces belong to the one before and go along with it.
function ratiosFirst(measured: readonly Measured[]): Measured[] {
  const groups: Measured[][] = []
  for (const one of measured) {
    if (one.what.startsWith('  ')) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  const hasRatio = ([first]: Measured[]) => first?.ratio !== undefined
  return [...groups.filter(hasRatio), ...groups.filter((group) => !hasRatio(group))].flat()
}

/** Returns a line of the report as its cells, in the order of the columns. */
export function cellsOf({ what, ratio, requestsPerSecond, milliseconds, score, goal }: Measured): string[] {
  const time = (value: number | undefined) => (value === undefined ? '' : milli(value))
  return [
    what,
    ratio ? `${ratio.value.toFixed(2)} of ${ratio.to}` : score ? `${score.value} ${score.unit}` : '',
    requestsPerSecond === undefined ? '' : requestsPerSecond.toFixed(requestsPerSecond < 100 ? 1 : 0),
    time(milliseconds?.median),
    time(milliseconds?.p95),
    time(milliseconds?.max),
    goal ?? '',
  ]
}

function milli(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`
}

export function machine() {
  const [processor] = os.cpus()
  return {
    processors: os.availableParallelism(),
    processor: processor?.model ?? 'unknown',
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    platform: `${os.platform()} ${os.arch()}`,
    // Processes that wanted a processor before the first measure; more than a few tenths means a busy machine.
    load: os.loadavg()[0],
  }
}

/**
 * Writes a run as JSON to bench/output.
 * @returns the file, from the root
 */
export async function writeReport(report: { startedAt: string } & Record<string, unknown>): Promise<string> {
  const folder = 'bench/output'
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${report.startedAt.replace(/[:.]/g, '-')}.json`)
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
  return file
}
