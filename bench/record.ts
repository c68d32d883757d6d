import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import type { Measured } from './measure.types.ts'
import { cellsOf } from './report.ts'

const file = 'docs/measurements.md'
const begin = '<!-- Written by `npm run bench -- --record`: begin -->'
const end = '<!-- end -->'
const heads = ['measure', 'ratio', 'a second', 'median', 'p95', 'max', 'goal', 'commit', 'date', 'load']

// Load average above which a run is not recorded: figures of a busy machine mean nothing to others.
const maxLoad = 0.5

// Milliseconds that a run waits for the machine to be quiet: the load average is that of the last minute.
const maxWaitMs = 180_000
const betweenLooksMs = 5_000

export interface Run {
  /** Short hash, with `+` where the files differ from it. */
  commit: string
  date: string
  /** Load average before it. */
  load: number
}

/**
 * Returns the run that begins now, as soon as the machine is quiet.
 * @throws Error on a machine that stays busy
 */
export async function beginRecord(): Promise<Run> {
  const load = await quietLoad()
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain') !== ''
  const date = new Date().toISOString().slice(0, 10)
  return { commit: git('rev-parse', '--short', 'HEAD') + (isChanged ? '+' : ''), date, load }
}

async function quietLoad(): Promise<number> {
  const end = Date.now() + maxWaitMs
  for (;;) {
    const [load = 0] = os.loadavg()
    if (load <= maxLoad) return load
    if (Date.now() > end) {
      const found = `its load is ${load.toFixed(2)}, and a run is recorded up to ${maxLoad} only`
      throw new Error(`The machine is busy: ${found}.`)
    }
    await new Promise((resolve) => setTimeout(resolve, betweenLooksMs))
  }
}

/** Writes the lines of a run into docs/measurements.md, in place of those of the same names. */
export async function record(run: Run, measured: readonly Measured[]): Promise<string> {
  await writeFile(file, recorded(await readFile(file, 'utf8'), run, measured))
  return file
}

/**
 * Returns a page with the lines of a run in its table. Lines of other measures stay as they are.
 * @throws Error for a page without the place for the table
 */
export function recorded(page: string, { commit, date, load }: Run, measured: readonly Measured[]): string {
  const [before, inside, after] = partsOf(page)
  const rows = new Map(
    inside
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(1)
      .map((line) => [nameOf(line), line] as const),
  )
  let main = ''
  for (const one of measured) {
    const isPartOfMain = one.what.startsWith('  ')
    if (!isPartOfMain) main = one.what
    const what = isPartOfMain ? `${main}: ${one.what.trim()}` : main
    const cells = [...cellsOf({ ...one, what }), commit, date, load.toFixed(2)].map((cell) =>
      cell.trim().replaceAll('|', '\\|'),
    )
    const line = rowOf(cells)
    rows.set(nameOf(line), line)
  }
  const rule = `|${heads.map((_, column) => (column === 0 || column > 5 ? '---|' : '---:|')).join('')}`
  return [before + begin, '', rowOf(heads), rule, ...rows.values(), '', end + after].join('\n')
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

// The first cell, without numbers that differ between runs, such as bytes.
const nameOf = (line: string) => (line.split(' | ')[0] ?? '').replace(/\d[\d,]* (bytes|KB)/g, '')

function partsOf(page: string): [before: string, inside: string, after: string] {
  const from = page.indexOf(begin)
  const to = page.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`${file} has no place for the table of the benchmark.`)
  return [page.slice(0, from), page.slice(from + begin.length, to), page.slice(to + end.length)]
}
