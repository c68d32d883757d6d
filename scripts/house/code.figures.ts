import type { Figure } from './figure.types.ts'
import { countIn, matchesIn, type Source, visitNodes } from './sources.ts'

const silenced = /\/\/ @ts-|(?:biome|eslint)-(?:ignore|disable)/g
const arrow = String.raw` =\s+(?:async )?(?:<[^\n]*>)?(?:\([^()]*(?:\([^()]*\)[^()]*)*\)(?:: [^\n]+?)?|\w+) =>`
// What is exported, and components: by their capital, in files that may hold one. A constant of a named type, such as a hook
// of Payload, gets the types of its parameters from there and stays an arrow.
const exportedArrow = new RegExp(`^export const \\w+${arrow}`, 'gm')
const ownComponent = new RegExp(`^const [A-Z]\\w*[a-z]\\w*${arrow}`, 'gm')

export const codeFigures: readonly Figure[] = [
  {
    name: 'calls of fetch in cms',
    instead: 'Use the client in cms/api.',
    measure: (sources) =>
      countIn(sources, ({ path, code }) => (path.startsWith('cms/') ? matchesIn(code, /(?<!\.)\bfetch\(/g) : 0)),
  },
  {
    name: 'casts and any',
    instead: 'Parse with a schema, or narrow with a check.',
    measure: (sources) => countIn(sources, castsIn),
  },
  {
    name: 'silenced checks',
    instead: 'Do what the check asks for.',
    measure: (sources) => countIn(sources, ({ text }) => matchesIn(text, silenced)),
  },
  {
    name: 'exported functions and components that are no declarations',
    instead: 'Write export function name() {}; arrows stand inline.',
    measure: (sources) =>
      countIn(
        sources,
        ({ path, code }) =>
          matchesIn(code, exportedArrow) + (path.endsWith('.tsx') ? matchesIn(code, ownComponent) : 0),
      ),
  },
]

// Words of texts look like casts, so that a file with one of them is parsed.
function castsIn({ path, text, code }: Source): number {
  if (!/\bas (?!const\b)|\bany\b|\w!/.test(code)) return 0
  let count = 0
  visitNodes(path, text, (node) => {
    if (node.type === 'TsAsExpression' || node.type === 'TsTypeAssertion' || node.type === 'TsNonNullExpression')
      count += 1
    if (node.type === 'TsKeywordType' && 'kind' in node && node.kind === 'any') count += 1
  })
  return count
}
