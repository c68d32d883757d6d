/** How evenly the candidates of a forum were asked and answered. Pure. */
import { chatPartsOf } from '#contract/chatText.ts'
import type { FairnessAnswer, FairnessCandidate } from './fairness.schema.ts'

/** Returns the number of words of an answer, and the titles of its sources, each once. */
export function answerFacts(answer: string): { words: number; sources: string[] } {
  const parts = chatPartsOf(answer)
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
  const sources = parts.flatMap((part) => (part.type === 'source' ? [part.title] : []))
  return {
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    sources: [...new Set(sources)],
  }
}

// Reasons for which a question is not passed on, as editors read them.
const refusalNames: Partial<Record<string, string>> = {
  'no-question': 'no question',
  repeated: 'asked before',
  obscene: 'offensive words',
  threat: 'a threat',
  private: 'private lives',
  'voting-advice': 'whom to vote for',
  closed: 'the forum was closed',
  withdrawn: 'the answer is withdrawn',
  'too-long': 'too long',
  'too-many': 'too many questions',
  unverified: 'no sign of a person',
  unavailable: 'too many readers at once',
}

// From this factor on, one answer is called longer than another.
const longer = 1.5

type Candidates = readonly Pick<FairnessCandidate, 'name'>[]

/** Returns what is uneven between the candidates, in sentences; nothing for a follow-up, which one candidate is asked. */
export function remarksOf(
  candidates: Candidates,
  answers: readonly (FairnessAnswer | null)[],
  { wordings, isFollowUp }: { wordings: number; isFollowUp: boolean },
): string[] {
  const named = candidates.map(({ name }, place) => ({ name, answer: answers[place] ?? null }))
  const namesWhere = (test: (answer: FairnessAnswer) => boolean) =>
    named.flatMap(({ name, answer }) => (answer && test(answer) ? [name] : []))
  const without = named.flatMap(({ name, answer }) => (answer === null ? [name] : []))
  const leftOut = namesWhere(({ times }) => times === 0)
  const onlyFailed = namesWhere(({ answered, declined, failed }) => failed > 0 && answered + declined === 0)
  const nothing = namesWhere(({ answered, declined }) => answered === 0 && declined > 0)
  const refusedFor = [...new Set(named.flatMap(({ answer }) => answer?.refusedFor ?? []))]
  const rules = new Set(named.flatMap(({ answer }) => (answer ? answer.rules : [])))
  const lengths = named.flatMap(({ name, answer }) => (answer?.words ? [{ name, words: answer.words }] : []))
  const [shortest] = lengths.toSorted((one, other) => one.words - other.words)
  const wordiest = lengths.toSorted((one, other) => other.words - one.words)[0]
  const factor = shortest && wordiest ? wordiest.words / shortest.words : 1
  const said = (sentence: string, names: readonly string[]) =>
    names.length > 0 ? [`${sentence}: ${names.join(', ')}.`] : []
  return [
    ...(wordings > 1 ? [`Asked in ${wordings} spellings.`] : []),
    ...(isFollowUp
      ? []
      : [
          ...said('Without an assistant', without),
          ...said('Not asked', leftOut),
          ...(nothing.length < named.length ? said('No material', nothing) : ['No candidate has material on it.']),
        ]),
    ...said(
      'Not passed on',
      refusedFor.map((reason) => refusalNames[reason] ?? reason),
    ),
    ...(rules.size > 1 && !isFollowUp ? ['Asked under different rules: they were changed in between.'] : []),
    ...said('Failed', onlyFailed),
    ...(shortest && wordiest && factor >= longer
      ? [`${wordiest.name}’s answer is ${factor.toFixed(1)} times as long as ${shortest.name}’s.`]
      : []),
  ]
}
