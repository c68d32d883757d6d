import { isSynonym, neutralStems, speechStems } from './lexicon.ts'
import { isBorder, isTitle, type SourcePassage, type SourceSentence } from './source.read.ts'
import { stemOf } from './stem.ts'
import type { Token } from './tokens.ts'

/** Where a token of a sentence stands in its sources. */
export interface Place {
  sentence: SourceSentence
  /** Index of a token of the source sentence; with a half for a pronoun before that token. */
  at: number
}

/** A token with its place; null for words that state nothing. */
export interface Aligned {
  token: Token
  place: Place | null
}

export interface Found {
  token: Token
  place: Place
}

export function sameSentence(left: Found | undefined, right: Found | undefined): boolean {
  return left !== undefined && left.place.sentence === right?.place.sentence
}

export type Alignment = { ok: true; aligned: Aligned[] } | { ok: false; reason: 'unsupported' | 'mixed'; word: string }

/**
 * Finds each token of a sentence in the sources, so that neighbours stay together: the source sentence changes at borders
 * of clauses only.
 */
export function align(tokens: readonly Token[], passages: readonly SourcePassage[]): Alignment {
  const options: (readonly Place[] | null)[] = []
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    const places = passages.flatMap((passage) => [
      ...placesIn(token, passage),
      ...(next ? placesAsAttribute(token, next, passage) : []),
    ])
    if (places.length > 0) options.push(places)
    else if (token.kind === 'word' && neutralStems.has(token.key)) options.push(null)
    else return { ok: false, reason: 'unsupported', word: token.words.join(' ') }
  }
  const chosen = cheapest(tokens, options)
  if (!chosen.isWhole) return { ok: false, reason: 'mixed', word: tokens[chosen.brokenAt]?.words.join(' ') ?? '' }
  return { ok: true, aligned: tokens.map((token, at) => ({ token, place: chosen.places[at] ?? null })) }
}

function placesIn(token: Token, passage: SourcePassage): Place[] {
  return passage.sentences.flatMap((sentence) => {
    const own = sentence.tokens.flatMap((other, at) => (isSame(token, other) ? [{ sentence, at }] : []))
    if (own.length > 0) return own
    return token.kind === 'name' ? standIns(token, sentence, passage) : counted(token, sentence, passage)
  })
}

// Returns the places of a word that its passage has directly before the next one elsewhere: "the Pine Ridge fire",
// where a later sentence speaks of "the fire".
function placesAsAttribute(token: Token, next: Token, passage: SourcePassage): Place[] {
  if (next.before.length > 0 || next.kind !== 'word' || token.kind === 'number' || token.kind === 'date') return []
  const isPhrase = passage.sentences.some(({ tokens }) =>
    tokens.some((other, at) => {
      const after = tokens[at + 1]
      return after && after.before.length === 0 && isSame(token, other) && isSame(next, after)
    }),
  )
  if (!isPhrase) return []
  return passage.sentences.flatMap((sentence) =>
    sentence.tokens.some((other) => isSame(token, other))
      ? []
      : sentence.tokens.flatMap((other, at) =>
          isSame(next, other) && /^(?:a|an|the|this|that|his|her|its|their)$/.test(other.before.at(-1) ?? '')
            ? [{ sentence, at }]
            : [],
        ),
  )
}

export function isSame(token: Token, other: Token): boolean {
  if (token.kind === 'number') return other.kind === 'number' && token.key === other.key
  if (token.kind === 'date')
    return (
      other.kind === 'date' &&
      (token.key === other.key || (/^\d+$/.test(token.key) && other.key.startsWith(`${token.key}-`)))
    )
  if (other.kind === 'number' || other.kind === 'date') return false
  if (token.kind === 'name') {
    if (other.kind === 'name') return ` ${other.key} `.includes(` ${token.key} `)
    return token.words.length === 1 && stemOf(token.key) === other.key
  }
  if (other.kind === 'name') return other.words.some((word) => stemOf(word) === token.key)
  return token.key === other.key || isSynonym(token.key, other.key) || (isSpeech(token) && isSpeech(other))
}

/** Returns whether a word reports speech. "State" alone is mostly another word. */
export function isSpeech({ kind, key, words }: Token): boolean {
  return kind === 'word' && (speechStems.has(key) || /^stat(?:ed|ing)$/.test(words[0] ?? ''))
}

const personal = /^(?:he|she|his|her|hers|him)$/
const pronouns = /^(?:they|it|their|its|them)$/

// Returns where a sentence speaks of a name that its passage has in a sentence before: by a short form, a title, a
// pronoun.
function standIns(token: Token, sentence: SourceSentence, passage: SourcePassage): Place[] {
  const isKnown = passage.names.some((name) => ` ${name} `.includes(` ${token.key} `))
  if (!isKnown) return []
  const last = token.words.at(-1) ?? ''
  const holders = new Set(passage.names.filter((name) => name.split(' ').at(-1) === last && name.includes(' ')))
  const byShortForm = sentence.tokens.flatMap((other, at) =>
    other.kind === 'name' && other.key === last && holders.size <= 1 ? [{ sentence, at }] : [],
  )
  if (byShortForm.length > 0) return byShortForm
  const own = [...passage.titlesOf]
    .filter(([name]) => ` ${name} `.includes(` ${token.key} `))
    .flatMap(([, keys]) => keys)
  const byTitle = sentence.tokens.flatMap((other, at) => {
    const isOnlyHolder = [...passage.titlesOf].filter(([, keys]) => keys.includes(other.key)).length === 1
    return isTitle(other) && own.includes(other.key) && isOnlyHolder && sentence.tokens[at + 1]?.kind !== 'name'
      ? [{ sentence, at }]
      : []
  })
  if (byTitle.length > 0) return byTitle
  const antecedent = antecedentOf(sentence, passage)
  if (antecedent === null || !` ${antecedent} `.includes(` ${token.key} `)) return []
  const isOfPerson = sentence.words.some((word) => personal.test(word))
  return sentence.tokens.flatMap(({ before }, at) =>
    before.some((word) => (isOfPerson ? personal : pronouns).test(word)) ? [{ sentence, at: at - 0.5 }] : [],
  )
}

// Returns where "they" or "them" stand for what the sentence before has counted: "86 apartments. Twenty of them …".
function counted(token: Token, sentence: SourceSentence, passage: SourcePassage): Place[] {
  const tokens = passage.sentences[sentence.index - 1]?.tokens ?? []
  const things = tokens.filter(
    ({ before, kind }, at) => kind === 'word' && before.length === 0 && tokens[at - 1]?.kind === 'number',
  )
  if (things.length !== 1 || things[0]?.key !== token.key) return []
  return sentence.tokens.flatMap(({ before }, at) =>
    before.some((word) => word === 'they' || word === 'them') ? [{ sentence, at: at - 0.5 }] : [],
  )
}

/** Returns the one name that a pronoun of a sentence can mean; null where there are several or none. */
export function antecedentOf(sentence: SourceSentence, passage: SourcePassage): string | null {
  for (let at = sentence.index - 1; at >= Math.max(0, sentence.index - 2); at -= 1) {
    const names = new Set(
      (passage.sentences[at]?.tokens ?? [])
        .filter(
          ({ before, key, kind }, place) =>
            kind === 'name' &&
            // "Residents …" at the beginning of a sentence is no name.
            !(place === 0 && /^\p{L}+s$/u.test(key)) &&
            !/^(?:in|at|of|from|near|on|for|to|with|by|'s)$/.test(lastWord(before)),
        )
        .map(({ key }) => key.split(' ').at(-1) ?? key),
    )
    if (names.size > 1) return null
    const [only] = names
    if (only !== undefined) return passage.names.find((name) => name.split(' ').at(-1) === only) ?? only
  }
  return null
}

const lastWord = (before: readonly string[]): string =>
  before.filter((word) => !/^(?:a|an|the)$/.test(word)).at(-1) ?? ''

const cost = { border: 8, broken: 1_000, backwards: 1.5, step: 0.2 }

// Chooses a place for each token: the fewest changes of the sentence, then the shortest way through it.
function cheapest(tokens: readonly Token[], options: readonly (readonly Place[] | null)[]) {
  interface Path {
    cost: number
    places: (Place | null)[]
    last: Place | null
  }
  let paths: Path[] = [{ cost: 0, places: [], last: null }]
  let isAtBorder = true
  for (const [at, places] of options.entries()) {
    const token = tokens[at]
    if (!token) break
    isAtBorder = isAtBorder || isBorder(token)
    if (places === null) {
      paths = paths.map((path) => ({ ...path, places: [...path.places, null] }))
      continue
    }
    paths = places.map((place) => {
      let best: Path | undefined
      for (const path of paths) {
        const sum = path.cost + stepCost(path.last, place, isAtBorder)
        if (!best || sum < best.cost) best = { cost: sum, places: [...path.places, place], last: place }
      }
      return best ?? { cost: cost.broken, places: [], last: place }
    })
    isAtBorder = false
  }
  const [best] = paths.toSorted((left, right) => left.cost - right.cost)
  const brokenAt = best ? best.places.findIndex((place, at) => isBroken(best.places, place, at, tokens)) : 0
  return {
    places: best?.places ?? [],
    isWhole: (best?.cost ?? cost.broken) < cost.broken,
    brokenAt: Math.max(0, brokenAt),
  }
}

function isBroken(
  places: readonly (Place | null)[],
  place: Place | null,
  at: number,
  tokens: readonly Token[],
): boolean {
  const previous = places[at - 1]
  const token = tokens[at]
  return Boolean(place && previous && token && place.sentence !== previous.sentence && !isBorder(token))
}

function stepCost(from: Place | null, to: Place, isAtBorder: boolean): number {
  if (!from) return 0
  if (from.sentence !== to.sentence) return isAtBorder ? cost.border : cost.broken
  const step = to.at - from.at
  return step >= 0 ? Math.abs(step - 1) * cost.step : cost.backwards - step * cost.step
}
