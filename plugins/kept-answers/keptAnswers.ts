import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** An answer of an API, with its whole body. */
export interface WholeAnswer {
  status: number
  headers: [string, string][]
  body: Uint8Array<ArrayBuffer>
  /** The entity tag of the body; null for errors and for answers that no one may keep. */
  etag: string | null
}

// Bytes of all kept answers.
const maxBytes = 64 * 1024 * 1024

// Milliseconds that an answer is kept at most. Pins in a text end by the clock and not by a change; and a lost notification
// is made up for.
const maxAgeMs = 10_000

/**
 * Answers to strangers, kept until the published content changes. Nothing is kept while changes go unnoticed: see
 * `watch`.
 */
export class KeptAnswers {
  private isWatching = false
  private revision = 0
  private readonly kept = new LRUCache<string, WholeAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 1,
    ttl: maxAgeMs,
  })
  private readonly underway = new Map<string, Promise<WholeAnswer>>()

  /**
   * Returns the kept answer to a request, or makes it. Requests for the same that come meanwhile wait for the same answer.
   * @param key everything that the answer depends on, besides the content
   */
  get(key: string, make: () => Promise<Response>): WholeAnswer | Promise<WholeAnswer> {
    const known = this.kept.get(key) ?? this.underway.get(key)
    if (known) return known
    const making = this.make(key, make).finally(() => {
      if (this.underway.get(key) === making) this.underway.delete(key)
    })
    this.underway.set(key, making)
    return making
  }

  /** Drops all answers, those that are being made included: the content has changed. */
  forget(): void {
    this.revision += 1
    this.kept.clear()
    this.underway.clear()
  }

  /** Starts or stops keeping answers: they may be kept only while every change of the content is noticed. */
  watch(isWatching: boolean): void {
    this.isWatching = isWatching
    this.forget()
  }

  private async make(key: string, make: () => Promise<Response>): Promise<WholeAnswer> {
    const { revision } = this
    const answer = await wholeAnswer(await make())
    const ttl = lifetimeOf(new Headers(answer.headers))
    const isCurrent = this.isWatching && revision === this.revision
    if (isCurrent && answer.etag !== null && ttl > 0) this.kept.set(key, answer, { ttl })
    return answer
  }
}

// Returns the milliseconds that an answer is kept: until it expires.
function lifetimeOf(headers: Headers): number {
  const expires = headers.get('Expires')
  return expires === null ? maxAgeMs : Math.min(maxAgeMs, Date.parse(expires) - Date.now())
}

async function wholeAnswer(response: Response): Promise<WholeAnswer> {
  const body = new Uint8Array(await response.arrayBuffer())
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const mayBeKept = !response.headers.get('Cache-Control')?.includes('no-store')
  const etag = mayBeKept && isContent(response.status, body) ? tag : null
  return { status: response.status, headers: [...response.headers], body, etag }
}

// GraphQL answers 200 to errors too, and an error may be gone with the next request.
const isContent = (status: number, body: Uint8Array<ArrayBuffer>): boolean =>
  status === 200 && !Buffer.from(body.buffer).includes('"errors":')
