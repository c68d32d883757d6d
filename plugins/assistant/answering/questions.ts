import { functionWords } from '../grounding/lexicon.ts'
import { stemOf } from '../grounding/stem.ts'

const wordsOf = (question: string): string[] =>
  question
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []

/** Returns the form that questions share which differ in capitals, marks and white space only. */
export function normalQuestion(question: string): string {
  return wordsOf(question).join(' ')
}

// Function words that change what is asked.
const meaningful = /^(?:who|where|when|why|not|no|never|before|after|more|less|most|least|against|without|until|since)$/

// Returns the words of a question that matter, in their order: questions with the same ones ask the same.
const core = (question: string): string =>
  wordsOf(question)
    .filter((word) => !functionWords.has(word) || meaningful.test(word))
    .map(stemOf)
    .join(' ')

/** Returns whether two questions ask the same: equal, or equal in the words that matter. */
export function isSameQuestion(left: string, right: string): boolean {
  if (normalQuestion(left) === normalQuestion(right)) return true
  const [own, other] = [core(left), core(right)]
  return own !== '' && own.includes(' ') && own === other
}
