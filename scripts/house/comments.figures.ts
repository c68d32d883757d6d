import { docstringsIn } from './docstrings.ts'
import type { Figure } from './figure.types.ts'
import { countIn, matchesIn, rounded } from './sources.ts'

// A name of a document with a number, or a section by its number. Those of public standards can be looked up.
const citation =
  /\b(?:block-editor|back-office|reader-site|decisions|specification),?\s+(?:\*\s+)?(?:sections?\s+)?\d|(?<!RFC \d+, |WCAG \d, |oembed\.com, )\bsections?\s\d+\.\d|\(sections?\s\d|["\s]\(\d\.\d+\)\.|§\s?\d/g

export const commentFigures: readonly Figure[] = [
  {
    name: 'citations of numbered sections',
    instead: 'Point at a heading: docs/spec/editor.md#undo.',
    measure: (_, files) =>
      countIn(
        [...files].map(([path, text]) => ({ path, text })),
        ({ text }) => matchesIn(text, citation),
      ),
  },
  {
    name: 'docstrings per 1,000 lines',
    instead: 'Say in one sentence what other folders have to know, and nothing that the code says.',
    measure: (sources) => {
      const { value, places } = countIn(sources, ({ text }) => docstringsIn(text).length)
      const lines = sources.reduce((total, { text }) => total + text.split('\n').length - 1, 0)
      return { value: rounded((value / lines) * 1000), places }
    },
  },
  {
    name: 'docstrings on what is not exported',
    instead: 'Leave it out, or write the reason as a comment with //.',
    measure: (sources) =>
      countIn(sources, ({ text }) => docstringsIn(text).filter(({ isExported }) => !isExported).length),
  },
]
