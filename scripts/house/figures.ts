import type { ProjectFiles } from '#scripts/lint/projectFiles.ts'
import { codeFigures } from './code.figures.ts'
import { commentFigures } from './comments.figures.ts'
import type { Figure, Measured } from './figure.types.ts'
import { fileFigures } from './files.figures.ts'
import { folderFigures } from './folders.figures.ts'
import { limits } from './limits.ts'
import { productionSources } from './sources.ts'
import { wordFigures } from './words.figures.ts'

export interface Reading extends Measured {
  figure: Figure
  limit: number
}

const figures = [...commentFigures, ...wordFigures, ...fileFigures, ...folderFigures, ...codeFigures]

export function readFigures(files: ProjectFiles): Reading[] {
  const sources = productionSources(files)
  return figures.map((figure) => ({ figure, limit: limits[figure.name] ?? 0, ...figure.measure(sources, files) }))
}

/**
 * Returns a message for each figure that is over its limit.
 * @param changed paths of the files that are being worked on, which are named first
 */
export function figureFaults(readings: readonly Reading[], changed: ReadonlySet<string>): string[] {
  return readings
    .filter(({ value, limit }) => value > limit)
    .map(({ figure, value, limit, places }) => {
      const [here, elsewhere] = [places.filter(({ path }) => changed.has(path)), places]
      const looked = (here.length > 0 ? here : elsewhere).slice(0, 5)
      const named = looked.map(({ path, count }) => (count > 1 ? `${path} (${count})` : path)).join(', ')
      return `The number of ${figure.name} is ${value}, at most ${limit} is allowed. ${figure.instead} Look at ${named}.`
    })
}
