import type { ProjectFiles } from '#scripts/lint/projectFiles.ts'

/** A file of the product that people write: no test, no example, nothing generated. */
export interface Source {
  path: string
  text: string
  /** The text without comments and without what stands in strings, on the same lines. */
  code: string
}

const ours =
  /^(?:(?:contract|database|blocks|collections|plugins|cms|realtime|site|scripts)\/|payload\.config\.ts$).*tsx?$/
const leftOut = /\.(?:test|fixtures|d)\.tsx?$|^cms\/(?:migrations|app\/\(payload\))\//

export function productionSources(files: ProjectFiles): Source[] {
  return [...files]
    .filter(([path]) => (ours.test(path) || path === 'payload.config.ts') && !leftOut.test(path))
    .map(([path, text]) => ({ path, text, code: codeOf(text) }))
}

// Blanks out comments and single-line strings. Good enough for counting, which no expression in a template changes.
function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/gm, (match) =>
    match.startsWith('/') ? match.replace(/[^\n]/g, ' ') : `${match[0]}${match[0]}`,
  )
}
