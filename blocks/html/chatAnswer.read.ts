/** An answer as it is shown: its parts (contract/chatText.ts) put in order for a page. Pure. */
import { type AnswerKind, chatPartsOf, type NearMarker, plainChatText, type SourceMarker } from '#contract/chatText.ts'

export interface AnswerSource extends Pick<SourceMarker, 'number' | 'url' | 'title' | 'date' | 'page' | 'label'> {
  quotes: string[]
}

/** A piece of a paragraph: words, or the number of the source of the words before it. */
export type AnswerPiece = { text: string } | { source: number }

export interface AnswerParagraph {
  /** It is not from the publication's reporting. */
  isAside: boolean
  pieces: AnswerPiece[]
}

export interface ReadAnswer {
  kind: AnswerKind | null
  paragraphs: AnswerParagraph[]
  /** By their number. */
  sources: AnswerSource[]
  near: NearMarker[]
  /** Titles of sources that have changed since; null when none has. */
  outdated: string[] | null
  /** The state before the first words: the place in the queue, or another attempt. */
  waiting: { place: number } | 'retrying' | null
  isComplete: boolean
  /** Publication time of the newest story in the index, ISO 8601; null for answers stored without it. */
  newest: string | null
}

/** Reads an answer, also one that is still arriving. */
export function readAnswer(content: string): ReadAnswer {
  const answer: ReadAnswer = {
    kind: null,
    paragraphs: [],
    sources: [],
    near: [],
    outdated: null,
    waiting: null,
    isComplete: false,
    newest: null,
  }
  let isAside = false
  for (const part of chatPartsOf(content)) {
    switch (part.type) {
      case 'text':
        if (part.text.trim() !== '') answer.waiting = null
        addText(answer.paragraphs, part.text, isAside)
        break
      case 'source':
        addSource(answer.sources, part)
        answer.paragraphs.at(-1)?.pieces.push({ source: part.number })
        break
      case 'kind':
        answer.kind = part.kind
        break
      case 'aside':
      case 'aside-end':
        isAside = part.type === 'aside'
        answer.paragraphs.push({ isAside, pieces: [] })
        break
      case 'near':
        answer.near.push(part)
        break
      case 'queued':
        answer.waiting = { place: part.place }
        break
      case 'retrying':
        answer.waiting = 'retrying'
        break
      case 'outdated':
        answer.outdated = [...(answer.outdated ?? []), ...part.titles]
        break
      case 'newest':
        answer.newest = part.date
        break
      case 'end':
        answer.isComplete = true
        break
    }
  }
  const paragraphs = answer.paragraphs.filter(({ pieces }) => pieces.some((piece) => !isBlank(piece)))
  return { ...answer, paragraphs, sources: answer.sources.toSorted((one, other) => one.number - other.number) }
}

export function spokenAnswer(content: string): string {
  return plainChatText(content).replace(/\s+/gu, ' ').trim()
}

export function answerToCopy(content: string, siteUrl: string): string {
  const { paragraphs, sources } = readAnswer(content)
  const text = paragraphs.map(({ pieces }) =>
    pieces.map((piece) => ('text' in piece ? piece.text : ` [${piece.source}]`)).join(''),
  )
  const listed = sources.map(({ number, title, url }) => `[${number}] ${title}: ${new URL(url || '/', siteUrl).href}`)
  return [...text, ...(listed.length > 0 ? [listed.join('\n')] : [])].join('\n\n').trim()
}

const isBlank = (piece: AnswerPiece): boolean => 'text' in piece && piece.text.trim() === ''

// A line feed begins a paragraph.
function addText(paragraphs: AnswerParagraph[], text: string, isAside: boolean): void {
  const [first = '', ...others] = text.split(/\s*\n\s*/u)
  const last = paragraphs.at(-1)
  if (last) last.pieces.push({ text: first })
  else paragraphs.push({ isAside, pieces: [{ text: first }] })
  for (const line of others) paragraphs.push({ isAside, pieces: [{ text: line }] })
}

function addSource(sources: AnswerSource[], { type: _, quote, ...source }: SourceMarker): void {
  const known = sources.find(({ number }) => number === source.number)
  if (!known) sources.push({ ...source, quotes: [quote] })
  else if (!known.quotes.includes(quote)) known.quotes.push(quote)
}
