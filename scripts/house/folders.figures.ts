import { posix } from 'node:path'
import type { Figure, Measured } from './figure.types.ts'
import type { Source } from './sources.ts'

// Folders by name, each with those that its files import.
type Arrows = ReadonlyMap<string, ReadonlySet<string>>

const specifier = /\b(?:from|import)\s*\(?\s*['"]([#.][^'"\n]+)['"]/g

export const folderFigures: readonly Figure[] = ['cms', 'plugins', 'site', 'realtime', 'blocks'].flatMap((layer) => [
  {
    name: `pairs of folders of ${layer} that import each other`,
    instead: 'Move what both need below both, or hand it in as an argument.',
    measure: (sources) => measured(twoWayPairs(arrowsOf(layer, sources))),
  },
  {
    name: `arrows between folders of ${layer} in circles`,
    instead: 'Move what closes the circle below the folders in it, or hand it in as an argument.',
    measure: (sources) => measured(arrowsInCircles(arrowsOf(layer, sources))),
  },
])

const measured = (names: readonly string[]): Measured => ({
  value: names.length,
  places: names.map((path) => ({ path, count: 1 })),
})

// Files at the root of a layer put its folders together, and are left out.
function arrowsOf(layer: string, sources: readonly Source[]): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    const from = folderIn(layer, path)
    if (from === undefined) continue
    const targets = arrows.get(from) ?? new Set()
    arrows.set(from, targets)
    for (const [, name = ''] of text.matchAll(specifier)) {
      const to = folderIn(layer, name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name))
      if (to !== undefined && to !== from) targets.add(to)
    }
  }
  return arrows
}

const folderIn = (layer: string, path: string): string | undefined => {
  const [root, folder, ...rest] = path.split('/')
  return root === layer && rest.length > 0 ? folder : undefined
}

const twoWayPairs = (arrows: Arrows): string[] =>
  [...arrows].flatMap(([from, targets]) =>
    [...targets].filter((to) => from < to && arrows.get(to)?.has(from)).map((to) => `${from} ⇄ ${to}`),
  )

// An arrow is in a circle when its start can be reached from its end.
const arrowsInCircles = (arrows: Arrows): string[] =>
  [...arrows].flatMap(([from, targets]) =>
    [...targets].filter((to) => isReached(arrows, to, from)).map((to) => `${from} → ${to}`),
  )

function isReached(arrows: Arrows, start: string, goal: string): boolean {
  const seen = new Set([start])
  for (const folder of seen) for (const next of arrows.get(folder) ?? []) seen.add(next)
  return seen.has(goal)
}
