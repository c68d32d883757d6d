/** Which paragraphs fit a question best, and whether they answer it. Pure. */
import type { FoundPassages, NearStory, Passage } from '../assistant.types.ts'
import { type RankedSource, type ScoredText, scoreSource, type WeighedWord } from './passages.score.ts'
import type { Question } from './question.read.ts'

/** Passages that a question gets, of one story at most, and stories that are near to it. */
const most = { passages: 8, ofSource: 4, near: 3 }

/** Shares of the weight of a question that have to stand in a text, and in it and around it; and in and around a near story. */
const needed = { inText: 0.55, around: 0.75, near: 0.4 }

/** Returns the passages that fit best; `isAnswerable` as most words that matter stand in one of them, or around it. */
export function rankPassages(
  question: Question,
  words: readonly WeighedWord[],
  found: readonly RankedSource[],
): FoundPassages {
  if (question.isOfNews) return newsOf(found)
  const scored = found
    .flatMap((source) => scoreSource(source, words, question))
    .sort((one, other) => other.score - one.score || one.place - other.place)
  const own = words.filter(({ isBorrowed }) => !isBorrowed).length
  return {
    passages: best(scored).map(passageOf),
    near: nearest(scored),
    isAnswerable: scored.some((text) => answers(text, own)),
  }
}

/** Returns how each story begins: what is asked for is the news of a period, whatever it is about. */
function newsOf(found: readonly RankedSource[]): FoundPassages {
  const passages = found.slice(0, most.passages).flatMap((source, place) => {
    const text = source.texts[0]?.text
    return text === undefined ? [] : [passageOf({ source, place: 0, text, score: 1 / (place + 1) })]
  })
  return { passages, near: [], isAnswerable: passages.length > 0 }
}

const answers = ({ inText, around, matched, hasRequired }: ScoredText, own: number): boolean =>
  hasRequired && matched >= Math.min(2, own) && inText >= needed.inText && around >= needed.around

const passageOf = ({
  source,
  place,
  text,
  score,
}: Pick<ScoredText, 'source' | 'place' | 'text' | 'score'>): Passage => {
  const { title, publishedAt, label } = source
  return { ...source.passageAt(place), text, title, publishedAt, label, score }
}

/** Returns the best of all, each text once. */
function best(scored: readonly ScoredText[]): ScoredText[] {
  const texts = new Set<string>()
  const counts = new Map<string, number>()
  const chosen: ScoredText[] = []
  for (const one of scored) {
    const count = counts.get(one.source.key) ?? 0
    if (texts.has(one.text) || count >= most.ofSource) continue
    texts.add(one.text)
    counts.set(one.source.key, count + 1)
    chosen.push(one)
    if (chosen.length === most.passages) break
  }
  return chosen
}

function nearest(scored: readonly ScoredText[]): NearStory[] {
  const near = new Map<string, NearStory>()
  for (const { source, around } of scored) {
    const { title, url, publishedAt, label } = source
    if (around < needed.near || url === '' || near.has(source.key)) continue
    near.set(source.key, { title, url, publishedAt, label })
    if (near.size === most.near) break
  }
  return [...near.values()]
}
