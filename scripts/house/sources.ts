import { parseSync } from '@swc/core'
import type { ProjectFiles } from '#scripts/lint/projectFiles.ts'
import type { Measured } from './figure.types.ts'

/** A file of the product that people write: no test, no example, nothing generated. */
export interface Source {
  path: string
  text: string
  /** The text without comments and without what stands in strings, on the same lines. */
  code: string
}

const ours =
  /^(?:contract|database|blocks|collections|plugins|cms|realtime|site|scripts)\/.*\.tsx?$|^payload\.config\.ts$/
const leftOut = /\.(?:test|fixtures|d)\.tsx?$|^cms\/(?:migrations|app\/\(payload\))\//

export function productionSources(files: ProjectFiles): Source[] {
  return [...files]
    .filter(([path]) => ours.test(path) && !leftOut.test(path))
    .map(([path, text]) => ({ path, text, code: codeOf(text) }))
}

const commentOrString = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/gm

// Blanks out comments and single-line strings. Good enough for counting, which no expression in a template changes.
export function codeOf(text: string): string {
  return text.replace(commentOrString, (match) =>
    match.startsWith('/') ? match.replace(/[^\n]/g, ' ') : `${match[0]}${match[0]}`,
  )
}

/** Returns the comments of a file, each as one line. */
export function commentsOf(text: string): string[] {
  return (text.match(commentOrString) ?? [])
    .filter((match) => match.startsWith('/'))
    .map((comment) => comment.replace(/\n\s*\*?\s*/g, ' '))
}

/** Calls `visit` for every node of a file's syntax tree. */
export function visitNodes(path: string, text: string, visit: (node: { type: unknown }) => void): void {
  const enter = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node) visit(node)
    for (const child of Object.values(node)) enter(child)
  }
  enter(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), decorators: true }))
}

export function countIn<T extends Pick<Source, 'path'>>(sources: readonly T[], count: (source: T) => number): Measured {
  const places = sources
    .map((source) => ({ path: source.path, count: count(source) }))
    .filter((place) => place.count > 0)
    .toSorted((one, other) => other.count - one.count)
  return { value: places.reduce((total, place) => total + place.count, 0), places }
}

export function matchesIn(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}

/** Rounds to one decimal, so that a limit can be written down. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
