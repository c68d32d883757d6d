import { type Aligned, antecedentOf } from './alignment.ts'
import type { SourcePassage } from './source.read.ts'

export interface AnswerContext {
  subjects: string[]
  passages: Set<number>
}

const gendered = { he: ['he', 'him', 'his', 'himself'], she: ['she', 'her', 'hers', 'herself'] }
const subjectPronoun = /^(?:he|she|it|they)$/

/**
 * Decides whether the pronouns of a sentence can mean what its source is about: the pronoun of the source itself, when
 * both mean the same, or the name in its place.
 */
export function wrongPronoun(
  aligned: readonly Aligned[],
  words: readonly string[],
  passages: readonly SourcePassage[],
  previous: AnswerContext | null,
): { ok: true; context: AnswerContext } | { ok: false } {
  const cited = passages.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.words))
  for (const [own, other] of [
    [gendered.he, gendered.she],
    [gendered.she, gendered.he],
  ] as const) {
    if (!words.some((word) => own.includes(word)) || cited.some((word) => own.includes(word))) continue
    if (cited.some((word) => other.includes(word))) return { ok: false }
  }
  const inherited: string[] = []
  for (const [at, { place, token }] of aligned.entries()) {
    const said = token.before.filter((word) => subjectPronoun.test(word))
    const isOfThisSentence = aligned.slice(0, at).some((earlier) => earlier.token.kind === 'name')
    // "It" and "they" within a sentence are mostly about its own words.
    if (!place || said.length === 0 || isOfThisSentence) continue
    if (at > 0 && !said.some((word) => word === 'he' || word === 'she')) continue
    const { sentence } = place
    const passage = passages.find(({ sentences }) => sentences.includes(sentence))
    if (!passage || !previous) return { ok: false }
    const there = Math.ceil(place.at)
    const isSame = sentence.tokens.some(
      ({ before }, other) => Math.abs(other - there) <= 2 && before.some((word) => said.includes(word)),
    )
    const isSubject = (key: string) => previous.subjects.some((subject) => isPart(key, subject) || isPart(subject, key))
    const candidates = sentence.tokens.slice(0, there + 1).filter(({ kind }) => kind === 'name' || at === 0)
    const meant = isSame ? antecedentOf(sentence, passage) : null
    const isMeant = isSame
      ? meant === null
        ? previous.passages.has(sentence.passage) && sentence.index > 0
        : isSubject(meant)
      : candidates.some(({ key }) => isSubject(key))
    if (!isMeant) return { ok: false }
    inherited.push(...previous.subjects)
  }
  const names = aligned.flatMap(({ token }) => (token.kind === 'name' ? [token.key] : []))
  const first = aligned[0] && names.length === 0 ? [aligned[0].token.key] : []
  return {
    ok: true,
    context: {
      subjects: [...new Set([...inherited, ...names, ...first])],
      passages: new Set(aligned.flatMap(({ place }) => (place ? [place.sentence.passage] : []))),
    },
  }
}

const isPart = (part: string, whole: string): boolean => ` ${whole} `.includes(` ${part} `)
