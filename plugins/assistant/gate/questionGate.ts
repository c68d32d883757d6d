/**
 * Questions that candidates are not asked: a reader's question is a stranger's text. The rules are for English; they are
 * asked before a model is, and the same for every candidate. Pure.
 */
import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { withoutPersonalData } from '../personalData.ts'

/** Why a question is not passed on. */
export const refusedFor = ['no-question', 'repeated', 'obscene', 'threat', 'private', 'voting-advice'] as const
export type RefusedFor = (typeof refusedFor)[number]

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

const offensive = new RegExpMatcher({ ...wordList.build(), ...englishRecommendedTransformers })

// Joins letters that stand alone: "f u c k" is a word.
const joinedLetters = (text: string): string => text.replace(/(?<=(?<!\p{L})\p{L})[\s.*_-]+(?=\p{L}(?!\p{L}))/gu, '')

const harm = 'kill|shoot|stab|hang|bomb|burn down|beat up|lynch|murder|assassinate|poison'

const threats = [
  // The writer means to do it.
  new RegExp(
    String.raw`\b(?:i|we)(?:['’]?ll|['’]?m going to|['’]?re going to| will| am going to| are going to| gonna| want to| wanna| should| have to)\s+(?:\w+\s)?(?:${harm}|hurt|attack)\b`,
    'iu',
  ),
  /\b(?:should|ought to|deserves? to|needs? to|must|has to)\s+(?:be\s+(?:killed|shot|hanged|hung|lynched|stabbed|murdered|assassinated|beaten up)|die)\b/iu,
  new RegExp(
    String.raw`\b(?:${harm})\s+(?:you|yourself|yourselves|him|her|them all|(?:all )?(?:the|these|those) (?:candidates?|politicians?))\b`,
    'iu',
  ),
  /\bhow (?:do|can|could|would|to)\b[^?]*\b(?:make|build|get hold of) a (?:pipe )?bomb\b/iu,
  /\bwatch your back\b|\bi know where you live\b/iu,
]

const relatives =
  'wife|husband|spouse|ex-wife|ex-husband|girlfriend|boyfriend|lover|son|daughter|child|children|kids?|mother|father|parents|sister|brother|grandchildren'

// Matches a person: a pronoun, or a name.
const somebody = String.raw`(?:you|he|she|they|\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){0,3})`

const privateMatters = [
  new RegExp(String.raw`\b[Ww]here (?:do|does|did) ${somebody} live\b`, 'u'),
  /\b(?:home|private|street|e-?mail) address\b|\b(?:phone|cell|mobile) number\b|\blicense plate\b/iu,
  new RegExp(String.raw`\b(?:your|his|her|their|\p{L}+['’]s)\s+(?:own\s+)?(?:${relatives})\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:[Aa]re|[Ii]s) ${somebody} (?:gay|lesbian|straight|bisexual|transgender|trans|married|divorced|single|pregnant|sick|ill|dating|sleeping with)\b`,
    'u',
  ),
  /\bhaving an affair\b|\bsex life\b|\bsexual orientation\b|\b(?:your|his|her) (?:medical|health) (?:record|history)s?\b/iu,
]

const office = 'mayor|governor|senator|president|candidate|choice|pick|one|person|option|leader|council ?member'

const votingAdvice = [
  /\b(?:who|whom|which (?:candidate|one|of (?:them|these|the candidates|you)))\b[^?]*\b(?:should|do|would|shall)\b[^?]*\bvote for\b/iu,
  /\bwho\b[^?]*\b(?:deserves?|gets?|should (?:get|have)) (?:my|our) votes?\b/iu,
  /\b(?:should|shall|do|would) (?:i|we|one|people|voters|everyone|my \w+) (?:\w+ )?vote\b/iu,
  /\bhow (?:should|shall|do|would) (?:i|we|you|one) vote\b|\btell (?:me|us) (?:how|who|whom) to vote\b/iu,
  new RegExp(String.raw`\b(?:best|better|worst|right|smartest|most honest) (?:${office})\b`, 'iu'),
  /\bwho(?:['’]s| is| are| will| would| should| do you think (?:will|should))\b[^?]*\b(?:win|be elected|be (?:the )?(?:next|our) |(?:the )?(?:best|worst)\b)/iu,
  /\bwho (?:do|would) you (?:prefer|like|support|back|recommend)\b|\brecommend (?:a|which|any) candidate\b/iu,
]

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

/**
 * Returns why candidates are not asked a question, or null.
 * @param earlier the questions of the conversation before it that got an answer
 */
export function refusedQuestion(question: string, earlier: readonly string[]): RefusedFor | null {
  const text = question.normalize('NFKC')
  const same = (other: string) => plain(other) === plain(text)
  if (isNoQuestion(text)) return 'no-question'
  if (offensive.hasMatch(text) || offensive.hasMatch(joinedLetters(text))) return 'obscene'
  if (threats.some((threat) => threat.test(text))) return 'threat'
  if (withoutPersonalData(text) !== text || privateMatters.some((matter) => matter.test(text))) return 'private'
  if (votingAdvice.some((advice) => advice.test(text))) return 'voting-advice'
  return earlier.some(same) ? 'repeated' : null
}

const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
