import { posix } from 'node:path'
import type { ProjectFiles } from './projectFiles.ts'

// A place in the documents that a file points at.
interface Reference {
  line: number
  // Path from the root.
  target: string
  // Heading, as its anchor; none: the whole file.
  anchor?: string
}

// `docs/spec/editor.md#undo`, in code and comments.
const named = /\bdocs\/[\w./-]+\.(?:md|yaml)(?:#([\w-]+))?/g
// `[text](target)` of Markdown; targets with a scheme are addresses on the web.
const linked = /\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]+))?\)/g

/**
 * Finds the references to files and headings of the documents that do not exist: paths in code and comments, links in
 * Markdown.
 * @returns a line for each, which editors and terminals can jump to
 */
export function referenceFaults(files: ProjectFiles, exists: (path: string) => boolean): string[] {
  const anchors = new Map<string, ReadonlySet<string>>()
  const anchorsAt = (path: string): ReadonlySet<string> => {
    const known = anchors.get(path) ?? anchorsOf(files.get(path) ?? '')
    anchors.set(path, known)
    return known
  }
  return [...files].flatMap(([file, text]) =>
    referencesIn(file, text).flatMap(({ line, target, anchor }) => {
      if (!exists(target)) return [`${file}:${line}: ${target} does not exist.`]
      if (anchor === undefined || !target.endsWith('.md') || anchorsAt(target).has(anchor)) return []
      return [`${file}:${line}: ${target} has no heading #${anchor}.`]
    }),
  )
}

function referencesIn(file: string, text: string): Reference[] {
  const lineAt = (index: number): number => text.slice(0, index).split('\n').length
  if (!file.endsWith('.md')) {
    return [...text.matchAll(named)].map((match) => ({
      line: lineAt(match.index),
      target: match[0].replace(/#.*/, ''),
      anchor: match[1],
    }))
  }
  return [...withoutCode(text).matchAll(linked)].map((match) => ({
    line: lineAt(match.index),
    target: match[1] === '' ? file : posix.join(posix.dirname(file), decodeURI(match[1] ?? '')),
    anchor: match[2],
  }))
}

// Blanks out code, in which brackets are no links. Keeps every line where it is.
const withoutCode = (text: string): string =>
  text.replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, ' '))

// The anchors of a page's headings, as GitHub makes them.
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} +(.+)$/gm)) {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-')
    let count = 0
    while (anchors.has(count === 0 ? anchor : `${anchor}-${count}`)) count += 1
    anchors.add(count === 0 ? anchor : `${anchor}-${count}`)
  }
  return anchors
}
