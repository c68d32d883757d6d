import type { Passage } from '../assistant.types.ts'
import { type Sentence, sentencesIn } from '../sentences.ts'
import { type Citation, type ValidCitation, validCitation } from './citations.check.ts'
import type { AnswerContext } from './pronoun.rules.ts'
import { checkSentence, type WithheldReason } from './sentence.check.ts'
import { readPassage, type SourcePassage, type SourceSentence } from './source.read.ts'
import { hasMarkup, isConnecting, leakOf } from './surface.checks.ts'

/** A finished piece of the model's answer, with its citations. */
export interface AnswerBlock {
  text: string
  citations: readonly Citation[]
}

/** A sentence that may be shown, with what it stands on. */
export interface PassedSentence {
  text: string
  /** By the place of the passage; `quote` stands in it letter by letter. */
  sources: { passage: number; quote: string }[]
}

/** A sentence that may not. */
export interface WithheldSentence {
  text: string
  reason: WithheldReason
}

/** Characters and sentences of an answer, at most. */
export const answerLimits = { sentence: 600, characters: 4_000, sentences: 14, quote: 400 }

// Characters of white space between a sentence and a block without words that belongs to it.
const beside = 2

/**
 * Checks the answer of a model sentence by sentence. Only sentences that `add` and `end` return may be shown.
 *
 * A sentence can lie in several blocks; it cites what any of them cites, and what a block without words beside it cites. It
 * is checked when the next sentence has begun, or at the end of a complete answer.
 */
export class AnswerChecker {
  readonly withheld: WithheldSentence[] = []
  /** Whether no more text is taken. */
  isFull = false
  #passages: readonly Passage[]
  // Passages that were cited, prepared.
  #read = new Map<number, SourcePassage>()
  #isLeak: (sentence: string, sources: readonly string[]) => boolean
  // The text that is not checked yet, and where in it each block begins.
  #text = ''
  #blocks: { start: number; end: number; citations: readonly Citation[] }[] = []
  #characters = 0
  #passed = new Set<string>()
  #context: AnswerContext | null = null

  /** @param instructions the whole text that the model was instructed with, which no answer repeats */
  constructor(passages: readonly Passage[], instructions: string) {
    this.#passages = passages
    this.#isLeak = leakOf(instructions)
  }

  /** Takes a finished block. @returns the sentences that it completes and that may be shown */
  add({ citations, text }: AnswerBlock): PassedSentence[] {
    if (this.isFull) return []
    this.#blocks.push({ start: this.#text.length, end: this.#text.length + text.length, citations })
    this.#text += text
    this.#characters += text.length
    const sentences = sentencesIn(this.#text)
    const last = sentences.at(-1)
    const complete = sentences.slice(0, -1)
    const isEndless = last !== undefined && last.end - last.start > answerLimits.sentence
    const passed = complete.flatMap((sentence) => this.#check(sentence))
    if (isEndless) this.#withhold(last.text, 'too long')
    if (last && !isEndless) this.#keepFrom(last.start)
    if (isEndless || this.#characters > answerLimits.characters || this.#passed.size >= answerLimits.sentences)
      this.isFull = true
    return passed
  }

  /**
   * Takes the end of the answer.
   * @param isComplete whether the model ended by itself; otherwise the last sentence may lack its end, and is withheld
   */
  end(isComplete: boolean): PassedSentence[] {
    if (this.isFull) return []
    this.isFull = true
    const rest = sentencesIn(this.#text)
    if (isComplete) return rest.flatMap((sentence) => this.#check(sentence))
    for (const { text } of rest) this.#withhold(text, 'cut off')
    return []
  }

  #check(sentence: Sentence): PassedSentence[] {
    const { text } = sentence
    if (!/[\p{L}\p{N}]/u.test(text)) return []
    const cited = this.#citationsOf(sentence)
    const problem = this.#problemOf(text, cited)
    if (problem) {
      // What follows could speak of it as "he" or "it".
      this.#context = null
      this.#withhold(text, problem)
      return []
    }
    const passages = [...new Set(cited.map(({ passage }) => passage))]
    const read = passages.map((at) => this.#readPassage(at))
    const checked = checkSentence(text, read, this.#context)
    if (!checked.ok) {
      this.#context = null
      this.#withhold(text, checked.reason)
      return []
    }
    this.#context = checked.context
    this.#passed.add(normal(text))
    return [{ text, sources: this.#sourcesOf(checked.sources, cited) }]
  }

  #readPassage(at: number): SourcePassage {
    const known = this.#read.get(at)
    if (known) return known
    const read = readPassage(this.#passages[at]?.text ?? '', at)
    this.#read.set(at, read)
    return read
  }

  #problemOf(text: string, cited: readonly ValidCitation[]): WithheldReason | null {
    if (text.length > answerLimits.sentence) return 'too long'
    if (hasMarkup(text)) return 'markup'
    const sources = this.#passages.map((passage) => passage.text)
    if (this.#isLeak(text, sources)) return 'instructions'
    if (cited.length === 0) return 'no source'
    return this.#passed.has(normal(text)) ? 'repeated' : null
  }

  #withhold(text: string, reason: WithheldReason): void {
    if (reason === 'no source' && isConnecting(text)) return
    this.withheld.push({ text: text.slice(0, answerLimits.sentence), reason })
  }

  #citationsOf({ start, end }: Sentence): ValidCitation[] {
    const blocks = this.#blocks.filter((block) =>
      block.start === block.end
        ? block.start >= start - beside && block.start <= end + beside
        : block.start < end && block.end > start,
    )
    return blocks.flatMap(({ citations }) =>
      citations.flatMap((citation) => validCitation(citation, this.#passages) ?? []),
    )
  }

  // Returns one source a passage: what the model quotes, or the sentence itself where the quote is another or a long
  // one.
  #sourcesOf(sentences: readonly SourceSentence[], cited: readonly ValidCitation[]): PassedSentence['sources'] {
    const used = [...new Set(sentences.map(({ passage }) => passage))]
    return used.map((passage) => {
      const text = this.#passages[passage]?.text ?? ''
      const own = sentences.filter((sentence) => sentence.passage === passage)
      const pieces = own.map(({ start, end }) => text.slice(start, end))
      const [first = ''] = pieces
      const quoted = cited.find(
        ({ passage: at, quote }) =>
          at === passage && quote.length <= answerLimits.quote && pieces.every((piece) => quote.includes(piece)),
      )
      return { passage, quote: quoted?.quote ?? first }
    })
  }

  // Forgets the text before an index.
  #keepFrom(start: number): void {
    this.#text = this.#text.slice(start)
    this.#blocks = this.#blocks
      .map((block) => ({ ...block, start: block.start - start, end: block.end - start }))
      .filter(({ end }) => end >= -beside)
  }
}

const normal = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
