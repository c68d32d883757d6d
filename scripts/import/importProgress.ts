import { SingleBar } from 'cli-progress'
import type { ImportProgress } from '#plugins/importing/importArchive.service.ts'

const titles: Record<ImportProgress['phase'], string> = {
  terms: 'Sections, tags and authors',
  media: 'Pictures and files',
  documents: 'Posts and pages',
}

export interface ProgressDisplay {
  show: (progress: ImportProgress) => void
  end: () => void
}

/** Returns a bar on a terminal; in a log a line whenever another tenth is done. */
export function importProgress(out: NodeJS.WriteStream): ProgressDisplay {
  return out.isTTY ? bar(out) : lines((line) => out.write(`${line}\n`))
}

function bar(out: NodeJS.WriteStream): ProgressDisplay {
  const format = '{title}  {bar}  {value} of {total}  {rate}'
  const single = new SingleBar({ format, stream: out, hideCursor: true, barsize: 30, clearOnComplete: false })
  let phase: ImportProgress['phase'] | null = null
  let began = 0
  return {
    show: ({ phase: next, done, total }) => {
      if (total === 0) return
      if (next !== phase) {
        if (phase) single.stop()
        phase = next
        began = Date.now()
        single.start(total, done, { title: titles[next].padEnd(26), rate: '' })
      }
      const seconds = (Date.now() - began) / 1000
      single.update(done, { rate: seconds > 1 ? `${Math.round(done / seconds)} a second` : '' })
    },
    end: () => single.stop(),
  }
}

export function lines(write: (line: string) => void): ProgressDisplay {
  let last = ''
  return {
    show: ({ phase, done, total }) => {
      if (total === 0) return
      const line = `${titles[phase]}: ${Math.floor((done / total) * 10) * 10} % of ${total}`
      if (line !== last) write(line)
      last = line
    },
    end: () => undefined,
  }
}
