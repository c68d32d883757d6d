/** Makes questions out of paragraphs, as readers ask them: other words, missing words, a typing mistake, a date. Pure. */

import { isMeaningful, stemOf, wordsOf } from '#plugins/assistant/passages/wordsMatch.ts'
import { sentencesOf } from '#plugins/assistant/sentences.ts'

export interface Source {
  text: string
  /** ISO 8601. */
  publishedAt: string
}

export interface MadeQuestion {
  question: string
  answer: string
  plain: string
}

// Other words for the same; a question has at most one of them.
const otherWords: Readonly<Record<string, string>> = {
  approved: 'passed',
  arrested: 'detained',
  began: 'started',
  buy: 'purchase',
  city: 'town',
  died: 'perished',
  help: 'assist',
  home: 'house',
  killed: 'slain',
  large: 'big',
  meeting: 'session',
  money: 'funds',
  near: 'beside',
  officials: 'authorities',
  plan: 'scheme',
  quickly: 'fast',
  said: 'stated',
  show: 'display',
  start: 'begin',
  students: 'pupils',
  vehicle: 'car',
  water: 'fluid',
  work: 'labor',
}

const name = String.raw`\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,3}`
const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
// Days that a question would be about the news of.
const relative = /\b(?:today|tonight|yesterday|(?:this|last|past) (?:week|month|year))\b/iu
const days = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'

type Template = (sentence: string) => string | null

const words = (text: string, most: number) =>
  text
    .replace(/["“”().;:]/gu, ' ')
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, most)
    .join(' ')

const verb = String.raw`(?:is|was|has|had|will|can|\p{Ll}{2,}(?:ed|s))`

const who: Template = (sentence) => {
  const start = new RegExp(String.raw`^(?:The )?\p{Lu}[\p{L}.’-]*\s${name}\s(${verb}\s.+)$`, 'u')
  const rest = start.exec(sentence)?.[1]
  return rest ? `Who ${words(rest, 11)}?` : null
}

const howMany: Template = (sentence) => {
  const rest = /\b\d[\d,.]*\s((?!percent|million|a\.m|p\.m)\p{Ll}.+)$/u.exec(sentence)?.[1]
  return rest ? `How many ${words(rest, 10)}?` : null
}

const when: Template = (sentence) => {
  const dated = new RegExp(String.raw`\s(?:on|in)\s(?:${days}|(?:${months})(?:\s\d{1,2})?(?:,?\s\d{4})?)\b,?`, 'u')
  return dated.test(sentence) ? `When was it that ${words(sentence.replace(dated, ''), 12)}?` : null
}

const what: Template = (sentence) => {
  const content = contentOf(sentence).slice(0, 4)
  const [named] = namesIn(sentence)
  return named && content.length === 4 ? `What about ${named} and the ${content.join(' ')}?` : null
}

const keywords: Template = (sentence) => {
  const content = contentOf(sentence)
  const [named] = namesIn(sentence)
  return named && content.length >= 4 ? `${content.slice(0, 5).join(' ')} ${named}` : null
}

const namesIn = (sentence: string) =>
  [...sentence.matchAll(new RegExp(String.raw`(?<=\p{Ll}\S*\s)${name}`, 'gu'))].map(([found]) => found)

// The longer words without a capital, in their order.
const contentOf = (sentence: string) => sentence.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}-]{4,}/gu) ?? []

const templates: readonly Template[] = [who, howMany, when, what, keywords]

/** Returns at most `most` questions out of paragraphs that are long enough, each template in its turn. */
export function questionsOf(sources: readonly Source[], most: number): MadeQuestion[] {
  const made: MadeQuestion[] = []
  const step = Math.max(1, Math.floor(sources.length / (most * 3)))
  for (let place = 0; place < sources.length && made.length < most; place += step) {
    const source = sources[place]
    const plain = source && questionOf(source, made.length)
    if (source && plain)
      made.push({ question: disguised(plain, source.publishedAt, made.length), answer: source.text, plain })
  }
  return made
}

function questionOf({ text }: Source, turn: number): string | null {
  const sentence = sentencesOf(text).find(
    (one) => one.split(' ').length >= 9 && contentOf(one).length >= 4 && !relative.test(one),
  )
  if (!sentence || text.length < 120) return null
  for (let offset = 0; offset < templates.length; offset += 1) {
    const question = templates[(turn + offset) % templates.length]?.(sentence)
    if (question && contentOf(question).length >= 3 && isParticular(question)) return question
  }
  return null
}

// Returns whether a question names someone, something or a number: others are answered by many stories.
const isParticular = (question: string) => namesIn(question).length > 0 || /\d/u.test(question)

// Share of the words of a question, names and numbers aside, that a story has which may answer it.
const mayAnswer = 0.8

/**
 * Returns those questions that ask for what is in no story: none has all names and numbers of one, and most of its words.
 * It goes by the words of the paragraph that a question was made of, before they were disguised.
 */
export function absentFrom(questions: readonly MadeQuestion[], stories: readonly string[]): MadeQuestion[] {
  const stemsByStory = stories.map((story) => new Set(wordsOf(story).map(stemOf)))
  return questions.filter(({ plain }) => {
    const named = [...namesIn(plain), ...(plain.match(/\d[\d.,]*/gu) ?? [])].join(' ')
    const particular = new Set(wordsOf(named).filter(isMeaningful).map(stemOf))
    const others = [...new Set(wordsOf(plain).filter(isMeaningful).map(stemOf))].filter((stem) => !particular.has(stem))
    return !stemsByStory.some(
      (stems) =>
        [...particular].every((stem) => stems.has(stem)) &&
        others.filter((stem) => stems.has(stem)).length >= mayAnswer * others.length,
    )
  })
}

// Every second question has another word, every third a typing mistake, every fifth a date.
function disguised(question: string, publishedAt: string, turn: number): string {
  const other = turn % 2 === 0 ? withOtherWord(question) : question
  const mistyped = turn % 3 === 0 ? withTypingMistake(other) : other
  if (turn % 5 !== 0) return mistyped
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(publishedAt),
  )
  return `${mistyped.replace(/\?$/u, '')} in ${month}?`
}

const withOtherWord = (text: string): string => {
  const word = text.split(/\b/u).find((piece) => Object.hasOwn(otherWords, piece))
  return word ? text.replace(new RegExp(String.raw`\b${word}\b`, 'u'), otherWords[word] ?? word) : text
}

// Exchanges two letters in the middle of the longest word.
const withTypingMistake = (text: string): string => {
  const [longWord] = (text.match(/(?<![\p{L}\p{N}])[a-z]{7,}/gu) ?? []).toSorted(
    (one, other) => other.length - one.length,
  )
  if (!longWord) return text
  const middle = Math.floor(longWord.length / 2)
  const [one = '', other = ''] = longWord.slice(middle - 1, middle + 1)
  return text.replace(longWord, `${longWord.slice(0, middle - 1)}${other}${one}${longWord.slice(middle + 1)}`)
}
