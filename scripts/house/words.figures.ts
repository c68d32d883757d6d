import type { ProjectFiles } from '#scripts/lint/projectFiles.ts'
import type { Figure } from './figure.types.ts'
import { codeOf, commentsOf, countIn, visitNodes } from './sources.ts'

// The words of docs/glossary.md#words-that-are-being-replaced. The longest of some words is one that everyone knows in a
// sentence; as a name it says neither of what nor in which unit. The same goes for asked.
const inComments =
  /\b(?:tells?|telling|told|patience|nobody|anew|of ours|lets? go of|(?:has|have|had) (?:\w+ )?in sight|falls? back to|asked for)\b/i
const inNames = /(?:^|_)(?:tells?|telling|told|patience|longest|nobody|anew|asked)(?:_|$)/i

export const wordFigures: readonly Figure[] = [
  {
    name: 'replaced words in comments',
    instead: 'docs/glossary.md#words-that-are-being-replaced has the word.',
    measure: (_, files) =>
      countIn(
        writtenFiles(files),
        ({ text }) => commentsOf(text).filter((comment) => inComments.test(proseOf(comment))).length,
      ),
  },
  {
    name: 'replaced words in names',
    instead: 'docs/glossary.md#words-that-are-being-replaced has the word.',
    measure: (_, files) => countIn(writtenFiles(files), ({ path, text }) => namesIn(path, text).size),
  },
]

const writtenFiles = (files: ProjectFiles): { path: string; text: string }[] =>
  [...files]
    .filter(
      ([path]) =>
        /\.(?:tsx?|mjs|css)$/.test(path) && !/^(?:payload-types\.ts|cms\/(?:migrations|app\/\(payload\))\/)/.test(path),
    )
    .map(([path, text]) => ({ path, text }))

// A comment has to call things by their names.
const proseOf = (comment: string): string => comment.replace(/`[^`]*`|@param \S+|"[^"]*"|'[^'\s]*'/g, '')

function namesIn(path: string, text: string): ReadonlySet<string> {
  const names = new Set<string>()
  if (!/\.tsx?$/.test(path) || !/tell|told|patience|longest|nobody|anew|asked/i.test(codeOf(text))) return names
  visitNodes(path, text, (node) => {
    if (node.type !== 'Identifier' || !('value' in node) || typeof node.value !== 'string') return
    if (inNames.test(node.value.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_'))) names.add(node.value)
  })
  return names
}
