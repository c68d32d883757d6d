/** Reading a question that is put to a candidate: whose program it is asked of, and what it asks about. Pure. */
import { isMeaningful, stemOf, type Word, wordsOf } from './wordsMatch.ts'

// Words that ask for a position or a plan. A program states one in other words: "Do you support the levy?" is answered by "I
// oppose the levy".
const asking = new Set(
  wordsOf(`support oppose opposition favor favour favorable back endorse approve agree agreement disagree stand stance
    position view viewpoint thought idea plan intend intention propose proposal promise pledge commit commitment approach
    address handle tackle deal policy solution solve fix improve help change ensure make get strengthen reform manage vision
    goal priority agenda platform program campaign candidate care feel feeling consider want wish hope willing ready going
    take try answer respond response comment attitude issue topic matter question subject problem crisis situation concern
    mayor city town people resident citizen local community new better good elect elected office term instead specific concrete future believe personally really ever even yes maybe able
    small pay fund high large big wide deep soon fast forever cost price expensive per month year household much`).map(
    stemOf,
  ),
)

// The verb after the candidate: "Would you raise", "are you going to close".
const verbAfterYou =
  /\byou\s+(?:(?:ever|really|also|still|personally|actually|both)\s+)*(?:(?:going|want|plan|intend|willing|ready|like|need|have|try|hope|promise|wish|prepared|able)\s+to\s+)?(\p{L}+)/giu

// Words of a subject beside which it does not matter whether the verb is the program's.
const wordsOfSubject = 2

// Titles before the name of a candidate.
const titles = String.raw`(?:(?:mr|mrs|ms|mx|dr|candidate|council ?(?:member|man|woman)|mayor)\.?\s+)?`

/** Returns the question with "you" in the place of the candidate's name. */
export function addressed(question: string, candidate: string): string {
  const parts = candidate.split(/\s+/u).filter((part) => /^\p{Lu}[\p{L}'’-]{2,}$/u.test(part))
  if (parts.length === 0) return question
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}])${titles}${parts.map(escaped).join(String.raw`\s+`)}(?![\\p{L}\\p{N}])`,
    'giu',
  )
  // A part of a name may be a word: "Will", "Banks".
  const part = new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  const withTitle = new RegExp(`(?<![\\p{L}\\p{N}])${titles.slice(0, -1)}(?=you(?![\\p{L}\\p{N}]))`, 'giu')
  return question.replace(whole, 'you').replace(part, 'you').replace(withTitle, '')
}

interface QuestionStems {
  // Those that need not stand in a program to answer the question. Empty where nothing else would be left.
  optional: ReadonlySet<Word>
  // Those of what the candidate is to do: no subject of a sentence.
  verbs: ReadonlySet<Word>
}

/**
 * Returns the stems of a question's words that ask for a position, and the candidate's name in small letters: a program need
 * not have them. Neither has it to have the verb beside a subject of two words.
 * @param question as `addressed` returns it
 */
export function stemsOfQuestion(question: string, candidate: string): QuestionStems {
  const stems = new Set(wordsOf(question).filter(isMeaningful).map(stemOf))
  const name = new Set(wordsOf(candidate).map(stemOf))
  const optional = new Set([...stems].filter((stem) => asking.has(stem) || name.has(stem)))
  const verbs = [...question.matchAll(verbAfterYou)].map(([, verb = '']) => stemOf(wordsOf(verb)[0] ?? ''))
  const subject = [...stems].filter((stem) => !optional.has(stem) && !verbs.includes(stem))
  if (subject.length >= wordsOfSubject) for (const verb of verbs) optional.add(verb)
  const isEmpty = [...stems].every((stem) => optional.has(stem))
  return { optional: isEmpty ? new Set() : optional, verbs: new Set(verbs) }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
