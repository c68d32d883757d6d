/**
 * The text of an answer, as it is streamed, stored and shown: plain text with markers in 【…】 brackets. A client
 * that does not know the markers removes them, and has a readable answer. A marker is one JSON object in which both brackets
 * are escaped, so that the first 】 ends it. Readers' browsers load this file: it validates without a library.
 */

// A story or a page of a document: its address on the site, absolute path or URL, and its title.
interface Place {
  url: string
  title: string
  // The kind of a story that is not news, as readers see it: "Opinion".
  label?: string
}

// How an answer was made: by a model, out of sentences of the publication's own stories, by an editor, or not at all.
const answerKinds = ['model', 'extract', 'written', 'unknown'] as const

export type AnswerKind = (typeof answerKinds)[number]

/** A source of the sentence before it. */
export interface SourceMarker extends Place {
  type: 'source'
  /** From 1; the same source has the same number within an answer. */
  number: number
  /** Stands in the source letter by letter. */
  quote: string
  /** ISO 8601. */
  date: string | null
  /** Page of a document, from 1. */
  page: number | null
}

/** A story that is near to a question without an answer. */
export interface NearMarker extends Place {
  type: 'near'
  date: string | null
}

export type ChatMarker =
  /** Before the text of an answer. */
  | { type: 'kind'; kind: AnswerKind }
  | SourceMarker
  /** The text up to 'aside-end' is not from the publication's reporting. */
  | { type: 'aside' }
  | { type: 'aside-end' }
  | NearMarker
  /** While an answer is being made: its place in the queue from 1, or another attempt after a failed one. */
  | { type: 'queued'; place: number }
  | { type: 'retrying' }
  /** In stored conversations: sources of the answer have changed or are no longer published since. */
  | { type: 'outdated'; titles: string[] }
  /** When the newest story that the assistant knew was published, ISO 8601. */
  | { type: 'newest'; date: string }
  /** The answer is complete. A stream that ends without it was cut off. */
  | { type: 'end' }

/** A piece of an answer, in its order. */
export type ChatPart = { type: 'text'; text: string } | ChatMarker

const escaped: Record<string, string> = { '【': '\\u3010', '】': '\\u3011' }

/** Returns the text of parts. Brackets of markers that occur in plain text become square ones. */
export function chatTextOf(parts: readonly ChatPart[]): string {
  return parts
    .map((part) =>
      part.type === 'text'
        ? part.text.replaceAll('【', '[').replaceAll('】', ']')
        : `【${JSON.stringify(part).replace(/[【】]/gu, (bracket) => escaped[bracket] ?? '')}】`,
    )
    .join('')
}

/**
 * Returns the parts of a text, also of one that is still arriving: an unfinished marker at its end is left out, and
 * markers that are unknown are, too.
 */
export function chatPartsOf(text: string): ChatPart[] {
  const parts: ChatPart[] = []
  for (const [, plain, marker] of text.matchAll(/([^【]+)|【([^】]*)(?:】|$)/gu)) {
    if (plain) parts.push({ type: 'text', text: plain })
    const known = marker === undefined ? null : parseMarker(marker)
    if (known) parts.push(known)
  }
  return parts
}

/** Returns a text without its markers. */
export function plainChatText(text: string): string {
  return text.replace(/【[^】]*(?:】|$)/gu, '')
}

function parseMarker(text: string): ChatMarker | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? markerOf({ ...value }) : null
  } catch {
    return null
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 1
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
const isCountOrNull = (value: unknown): value is number | null => value === null || isCount(value)

// Returns null for a marker that is unknown or has wrong fields.
function markerOf(fields: Partial<Record<string, unknown>>): ChatMarker | null {
  const { type, kind, number, url, title, quote, date, page, place, titles, label } = fields
  const labelled = isText(label) ? { label } : {}
  switch (type) {
    case 'kind': {
      const known = answerKinds.find((name) => name === kind)
      return known ? { type: 'kind', kind: known } : null
    }
    case 'source':
      return isCount(number) &&
        isText(url) &&
        isText(title) &&
        isText(quote) &&
        isTextOrNull(date) &&
        isCountOrNull(page)
        ? { type: 'source', number, url, title, quote, date, page, ...labelled }
        : null
    case 'near':
      return isText(url) && isText(title) && isTextOrNull(date) ? { type: 'near', url, title, date, ...labelled } : null
    case 'queued':
      return isCount(place) ? { type: 'queued', place } : null
    case 'newest':
      return isText(date) ? { type: 'newest', date } : null
    case 'outdated':
      return Array.isArray(titles) && titles.every(isText) ? { type: 'outdated', titles } : null
    case 'aside':
    case 'aside-end':
    case 'retrying':
    case 'end':
      return { type }
    default:
      return null
  }
}
