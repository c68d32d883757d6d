/**
 * Questions that candidates are not asked: a reader's question is a stranger's text. The rules are for English; they are
 * asked before a model is, and the same for every candidate. Pure.
 */
import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { withoutPersonalData } from '../personalData.ts'
import { privateMatters } from './privateLives.rules.ts'
import { threats } from './threats.rules.ts'
import { isVotingAdvice } from './votingAdvice.rules.ts'

/** Why a question is not passed on. */
export const refusedFor = ['no-question', 'repeated', 'obscene', 'threat', 'private', 'voting-advice'] as const
export type RefusedFor = (typeof refusedFor)[number]

/** Why a question is not taken, whatever it says. */
export type DeclinedFor = 'closed' | 'withdrawn' | 'too-long' | 'too-many' | 'unverified' | 'unavailable'

/** The words of the publication in the place of an answer. */
export const refusalAnswers: Record<RefusedFor, string> = {
  'no-question': 'Write your question in a few words.',
  repeated: 'You have asked this already. Ask something else, or start over.',
  obscene: 'Please ask without offensive words. Candidates are asked what readers would say to them in public.',
  threat: 'This reads as a threat, and is not passed on.',
  private: 'We do not answer questions about private lives. Ask what the candidates plan to do in office.',
  'voting-advice': 'We do not say whom to vote for, or who is best. Ask what the candidates plan to do.',
}

// Words of the list that civic questions have: of law, health and schools, and first names.
const civic: ReadonlySet<string> = new Set([
  'anus',
  'cock',
  'dick',
  'incest',
  'penis',
  'rape',
  'semen',
  'sex',
  'vagina',
])

const wordList = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => civic.has(metadata?.originalWord ?? ''))

// What is offensive of words that are none in other company.
const insult = /\bsuck (?:my|a|his|on my) (?:dick|cock)|\bdick ?heads?\b|\bcock ?suckers?\b/iu

const offensive = new RegExpMatcher({ ...wordList.build(), ...englishRecommendedTransformers })

// Joins letters that stand alone: "f u c k" is a word.
const joinedLetters = (text: string): string => text.replace(/(?<=(?<!\p{L})\p{L})[\s.*_-]+(?=\p{L}(?!\p{L}))/gu, '')

// Letters of which a question has this share at least; the rest is signs.
const letters = 0.5

// Returns whether a text has no content: hardly a letter, one letter or word repeated, or a single word.
function isNoQuestion(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  const readable = text.match(/[\p{L}\p{N}\s]/gu) ?? []
  if (words.length === 0 || readable.length < letters * text.length) return true
  const maxLength = Math.max(...words.map(({ length }) => length))
  const different = new Set(words.map((word) => word.toLowerCase())).size
  return /(.)\1{7,}/u.test(text) || (words.length >= 6 && different <= words.length / 4) || maxLength > 60
}

interface ForumQuestion {
  // The questions of the conversation before it that got an answer.
  earlier: readonly string[]
  // Names of all candidates of the forum.
  candidates: readonly string[]
}

/** Returns why candidates are not asked a question, or null. */
export function refusedQuestion(question: string, { candidates, earlier }: ForumQuestion): RefusedFor | null {
  const names = namesOf(candidates)
  const text = written(question.normalize('NFKC'), names)
  const known = names.length > 0 ? names.map(escaped).join('|') : '(?!)'
  const same = (other: string) => plain(other) === plain(text)
  if (isNoQuestion(text)) return 'no-question'
  if (insult.test(text) || offensive.hasMatch(text) || offensive.hasMatch(joinedLetters(text))) return 'obscene'
  if (threats(known).some((threat) => threat.test(text))) return 'threat'
  if (withoutPersonalData(text) !== text || privateMatters(known).some((matter) => matter.test(text))) return 'private'
  if (isVotingAdvice(text, known)) return 'voting-advice'
  return earlier.some(same) ? 'repeated' : null
}

// First names that are words.
const words: ReadonlySet<string> = new Set(
  'will may mark grant faith hope joy rose dawn june april art bill jack dean pat sue ray rob chip drew gene guy van'.split(
    ' ',
  ),
)

// Returns whole names, last names and first names, the whole ones first.
const namesOf = (candidates: readonly string[]): string[] => {
  const whole = candidates.map((name) => name.trim()).filter(Boolean)
  const parts = whole.flatMap((name) => {
    const [first = '', ...rest] = name.split(/\s+/u)
    const isName = rest.length > 0 && first.length > 2 && !words.has(first.toLowerCase())
    return [...rest.slice(-1), ...(isName ? [first] : [])]
  })
  return [...whole, ...parts]
}

// Returns the text with names of candidates written as they are: readers leave out capitals.
const written = (text: string, names: readonly string[]): string =>
  names.reduce(
    (changed, name) => changed.replace(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), () => name),
    text,
  )

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
