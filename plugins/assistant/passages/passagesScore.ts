/** How well the paragraphs of a story fit a question. Pure. */
import type { Passage } from '../assistant.types.ts'
import type { Question, QuestionWord } from './question.read.ts'
import { stemOf, stemsOf, type Word } from './wordsMatch.ts'

/** A story or a document with its passages in reading order. */
export interface RankedSource {
  key: string
  title: string
  /** What it says of itself: the dek of a story. */
  about: string
  /** Empty for what has no page of its own. */
  url: string
  /** ISO 8601. */
  publishedAt: string | null
  /** The kind of a story that is not news, as readers see it: "Opinion"; null for news. */
  label: string | null
  texts: readonly {
    text: string
    heading: string
  }[]
  /** Returns the rest of the passage at a place of `texts`. */
  passageAt: (place: number) => Pick<Passage, 'id' | 'version' | 'url' | 'page'>
}

/** A word of a question with its weight: the rarer, the more. */
export interface WeighedWord extends QuestionWord {
  weight: number
}

export interface ScoredText {
  source: RankedSource
  // Of the text in its source.
  place: number
  text: string
  score: number
  // Share of the weight of the question that stands in the text, and in it and around it.
  inText: number
  around: number
  // Words of the newest question that stand in it.
  matched: number
  // Whether it is about the questions before: a word that is taken from them stands in it or above it; true without one.
  hasBorrowed: boolean
  // Share of the weight that stands in it and in the heading above it; words of the question in that heading, and those of
  // them that an answer needs and that the newest question has.
  inSection: number
  inHeading: number
  ownInHeading: number
  // Words of the newest question that an answer needs and that stand in it or in that heading.
  ownInSection: number
  hasRequired: boolean
  groups: ReadonlySet<number>
  // Share of the weight of the other words that stands in it and around it; 1 without such words.
  aroundOthers: number
}

// What a word counts that does not stand in the text itself, by where it stands.
const credit = { text: 1, title: 0.85, heading: 0.8, about: 0.7, elsewhere: 0.4, nowhere: 0 }

type Spot = keyof typeof credit

// Words of a text above which the same number of matches counts less.
const usualLength = 60

// What stands close together, is said in the words of the question and is of its time, counts this much more.
const bonus = { close: 1 / 3, phrase: 1 / 2, timely: 1 / 4 }

/** Returns the texts of a source that have words of a question, with how well they fit; comparable within one question. */
export function scoreSource(source: RankedSource, words: readonly WeighedWord[], question: Question): ScoredText[] {
  const { title, about, texts } = source
  const stemmed = words.map((word) => ({ ...word, stem: stemOf(word.word) }))
  const around = { title: new Set(stemsOf(title)), about: new Set(stemsOf(about)) }
  const stems = texts.map(({ text }) => stemsOf(text))
  const anywhere = new Set([...stems.flat(), ...around.title, ...around.about])
  const timely = isTimely(source, question) ? 1 + bonus.timely : 1
  const phrases = question.phrases.map((phrase) => phrase.map(stemOf))
  return texts.flatMap(({ text, heading }, place): ScoredText[] => {
    const own = stems[place] ?? []
    const ofOwn = new Set(own)
    const inHeading = new Set(stemsOf(heading))
    if (!stemmed.some(({ stem }) => ofOwn.has(stem) || inHeading.has(stem))) return []
    const spotOf = (stem: Word): Spot => {
      if (ofOwn.has(stem)) return 'text'
      if (around.title.has(stem)) return 'title'
      if (inHeading.has(stem)) return 'heading'
      if (around.about.has(stem)) return 'about'
      return anywhere.has(stem) ? 'elsewhere' : 'nowhere'
    }
    const spots = stemmed.map((word) => ({ ...word, at: spotOf(word.stem) }))
    const borrowed = spots.filter(({ isBorrowed }) => isBorrowed)
    const within = spots.filter(({ at }) => at === 'text')
    const required = spots.filter(({ isOptional }) => !isOptional)
    const particular = required.filter(({ kind }) => kind !== 'word')
    const others = required.filter(({ kind }) => kind === 'word')
    const share = (of: typeof spots, count: (spot: (typeof spots)[number]) => number) =>
      of.reduce((sum, spot) => sum + spot.weight * count(spot), 0) / (weightOf(of) || 1)
    const fit = share(spots, ({ at, stem }) => (at === 'text' ? frequency(own, stem) : credit[at] / 2))
    const spoken = phrases.filter((phrase) => holdsPhrase(own, phrase)).length
    const close = closeness(own, new Set(within.map(({ stem }) => stem)))
    return [
      {
        source,
        place,
        text,
        score: fit * (1 + close * bonus.close + spoken * bonus.phrase) * timely,
        inText: share(required, ({ at }) => (at === 'text' ? 1 : 0)),
        around: share(required, ({ at }) => credit[at]),
        inSection: share(required, ({ stem }) => (ofOwn.has(stem) || inHeading.has(stem) ? 1 : 0)),
        ownInSection: required.filter(({ isBorrowed, stem }) => !isBorrowed && (ofOwn.has(stem) || inHeading.has(stem)))
          .length,
        ownInHeading: required.filter(({ isBorrowed, stem }) => !isBorrowed && inHeading.has(stem)).length,
        inHeading: stemmed.filter(({ stem }) => inHeading.has(stem)).length,
        matched: within.filter(({ isBorrowed, isOptional }) => !isBorrowed && !isOptional).length,
        hasBorrowed: borrowed.length === 0 || borrowed.some(({ at }) => at !== 'nowhere' && at !== 'elsewhere'),
        hasRequired: spoken === phrases.length && particular.every(({ at }) => at !== 'nowhere'),
        groups: new Set(
          particular
            .map(({ group }) => group)
            .filter((group) => particular.every((spot) => spot.group !== group || spot.at !== 'nowhere')),
        ),
        aroundOthers: others.length === 0 ? 1 : share(others, ({ at }) => credit[at]),
      },
    ]
  })
}

const weightOf = (words: readonly WeighedWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0)

const isTimely = ({ publishedAt }: RankedSource, { period }: Question): boolean =>
  period !== null && publishedAt !== null && publishedAt >= period.from && publishedAt < period.before

// Returns how much a word counts by how often it stands in a text, and how long that is: 1 for once in a usual one.
function frequency(own: readonly Word[], stem: Word): number {
  const times = own.filter((other) => other === stem).length
  return (times * 2.2) / (times + 1.2 * (0.6 + (0.4 * own.length) / usualLength))
}

// Returns how close the words of a question stand together in a text, from 0 to 1.
function closeness(own: readonly Word[], sought: ReadonlySet<Word>): number {
  if (sought.size < 2) return 0
  const last = new Map<Word, number>()
  let shortest = own.length
  for (const [place, stem] of own.entries()) {
    if (!sought.has(stem)) continue
    last.set(stem, place)
    if (last.size === sought.size) shortest = Math.min(shortest, place - Math.min(...last.values()) + 1)
  }
  return Math.min(1, (2 * sought.size) / shortest)
}

const holdsPhrase = (own: readonly Word[], phrase: readonly Word[]): boolean =>
  own.some((_, start) => phrase.every((stem, place) => own[start + place] === stem))
