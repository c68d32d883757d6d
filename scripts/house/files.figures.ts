import { posix } from 'node:path'
import type { Figure } from './figure.types.ts'
import { countIn, rounded } from './sources.ts'

const smallFile = 20

export const fileFigures: readonly Figure[] = [
  {
    name: `files of ${smallFile} lines or fewer, percent`,
    instead: 'Put what one other file uses alone into that file.',
    measure: (sources) => {
      const { value, places } = countIn(sources, ({ text }) => (text.split('\n').length - 1 <= smallFile ? 1 : 0))
      return { value: rounded((value / sources.length) * 100), places }
    },
  },
  {
    name: 'file suffixes in use',
    instead: 'Take one of those in docs/architecture.md#file-names.',
    measure: (sources) => {
      const uses = new Map<string, number>()
      for (const { path } of sources) {
        const suffix = suffixOf(path)
        if (suffix !== undefined) uses.set(suffix, (uses.get(suffix) ?? 0) + 1)
      }
      const places = [...uses]
        .map(([suffix, count]) => ({ path: `*.${suffix}`, count }))
        .toSorted((one, other) => one.count - other.count)
      return { value: uses.size, places }
    },
  },
]

// `schema` of `image.schema.ts`; nothing for a file whose name has one part.
function suffixOf(path: string): string | undefined {
  const [, ...rest] = posix
    .basename(path)
    .replace(/\.tsx?$/, '')
    .split('.')
  return rest.length > 0 ? rest.join('.') : undefined
}
