/** Measures the check of sentences with examples of which is known what they say; for the tests and for the benchmark. */
import type { Passage } from '../assistant.types.ts'
import { liesAbout } from '../model/lies.fixtures.ts'
import { AnswerChecker } from './answerChecker.ts'
import type { GroundedExample } from './faithful.fixtures.ts'

// Passages in a search.
const together = 5

/** Returns passages with these texts. */
export function passagesOf(texts: readonly string[]): Passage[] {
  return texts.map((text, at) => ({
    id: `post:${at + 1}#block-${at + 1}`,
    version: 'v1',
    text,
    heading: '',
    title: `Story ${at + 1}`,
    url: `/2026/03/01/story-${at + 1}#block-${at + 1}`,
    publishedAt: null,
    label: null,
    page: null,
    score: 1,
  }))
}

/** Has generated lies about the passages checked. @returns those that passed, and the kinds of all */
export function judgeLies(examples: readonly Pick<GroundedExample, 'text'>[], instructions: string) {
  const kinds: string[] = []
  const passed: string[] = []
  for (let from = 0; from < examples.length; from += together) {
    const passages = passagesOf(examples.slice(from, from + together).map(({ text }) => text))
    const lies = liesAbout(
      passages.map(({ text }) => text),
      instructions,
    )
    for (const { cites, kind, of, quote, source, text } of lies) {
      kinds.push(kind)
      const checker = new AnswerChecker(passages, instructions)
      const id = cites === null ? '' : (source ?? passages[cites]?.id ?? '')
      const citations = cites === null ? [] : [{ index: cites, source: id, quote: quote ?? of }]
      const shown = [...checker.add({ text, citations }), ...checker.end(true)]
      // Of a lie of several sentences, one can be true.
      const untrue = shown.filter(
        (one) => kind.startsWith('cites') || !passages.some((passage) => passage.text.includes(one.text)),
      )
      if (untrue.length > 0) passed.push(`${kind}: ${text}`)
    }
  }
  return { count: kinds.length, kinds, passed }
}

/** Has written sentences checked. @returns the untrue ones that passed, and the faithful ones that did not */
export function judgeExamples(examples: readonly GroundedExample[], instructions: string) {
  const passes = (text: string, sentence: string) => {
    const passages = passagesOf([text])
    const checker = new AnswerChecker(passages, instructions)
    const citations = [{ index: 0, source: passages[0]?.id ?? '', quote: text }]
    return [...checker.add({ text: sentence, citations }), ...checker.end(true)].length > 0
  }
  const judged = (pick: (example: GroundedExample) => readonly string[], isWanted: boolean) =>
    examples.flatMap((example) => pick(example).filter((sentence) => passes(example.text, sentence) !== isWanted))
  return {
    faithful: examples.reduce((sum, { faithful }) => sum + faithful.length, 0),
    untrue: examples.reduce((sum, { untrue }) => sum + (untrue?.length ?? 0), 0),
    faithfulWithheld: judged(({ faithful }) => faithful, true),
    untruePassed: judged(({ untrue }) => untrue ?? [], false),
  }
}
