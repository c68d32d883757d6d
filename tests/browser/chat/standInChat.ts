import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type ChatRequest, chatRequest } from '#contract/chat.schema.ts'
import { type ChatPart, chatTextOf } from '#contract/chatText.ts'

/** An answer that is under way: the test writes it, part by part. */
export interface AnswerUnderWay {
  request: ChatRequest
  /** Resolves when the reader has left. */
  left: Promise<void>
  write(...parts: ChatPart[]): void
  writeText(text: string): void
  end(): void
  /** Answers with a `chatRefusal`; before anything is written. */
  refuse(status: number, code: string, message: string): void
}

/** Returns the id of the conversation number `number`. */
export function threadOf(number: number): string {
  return `${number}`.padStart(43, 't')
}

/** Calls of the site's chat, in the hands of a test. */
export class StandInChat {
  /** Questions in the order of their arrival, each answered by the test. */
  readonly questions: AnswerUnderWay[] = []
  readonly ratings: unknown[] = []
  readonly reports: unknown[] = []
  /** Why reports are not taken; null while they are. */
  reportTrouble: string | null = null
  /** What stands in the place of the forum; null while it is open. */
  /** Undefined: the site does not answer. */
  closedText: string | null | undefined = null
  /** Messages of conversations by id; an error where there is a number. */
  readonly threads = new Map<string, { role: string; content: string }[] | number>()
  readonly loaded: string[] = []
  /** Challenges that browsers requested. */
  challenges = 0
  #waiting: (() => void)[] = []

  reset(): void {
    for (const list of [this.questions, this.ratings, this.reports, this.loaded]) list.splice(0)
    this.reportTrouble = null
    this.closedText = null
    this.threads.clear()
    this.challenges = 0
  }

  /** Resolves to a question once it has arrived: number 0 is the first. */
  async question(number: number): Promise<AnswerUnderWay> {
    for (;;) {
      const found = this.questions[number]
      if (found) return found
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  readonly answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (!url.pathname.startsWith('/api/chat')) return false
    void this.#answer(url, request, response)
    return true
  }

  async #answer(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
    switch (url.pathname) {
      case '/api/chat/':
        return this.#take(chatRequest.parse(JSON.parse(await text(request))), response)
      case '/api/chat/thread': {
        const id = url.searchParams.get('threadId') ?? ''
        this.loaded.push(id)
        const thread = this.threads.get(id) ?? []
        json(typeof thread === 'number' ? thread : 200, thread)
        return
      }
      case '/api/chat/rating':
        this.ratings.push(JSON.parse(await text(request)))
        json(200, { ok: true })
        return
      case '/api/chat/report':
        this.reports.push(JSON.parse(await text(request)))
        if (this.reportTrouble === null) json(200, { ok: true })
        else json(400, { error: { code: 'invalid', message: this.reportTrouble } })
        return
      case '/api/chat/forum':
        if (this.closedText === undefined) json(503, { error: { code: 'unavailable', message: 'No answer.' } })
        else json(200, { closedText: this.closedText })
        return
      default:
        this.challenges += 1
        json(200, { provider: 'none' })
    }
  }

  #take(request: ChatRequest, response: ServerResponse): void {
    const number = this.questions.length
    const begin = () => {
      if (response.headersSent) return
      response.writeHead(200, {
        'Content-Type': 'text/plain; charset=utf-8',
        'x-thread-id': request.threadId ?? threadOf(number),
      })
      response.flushHeaders()
    }
    const writeText = (words: string) => {
      begin()
      response.write(words)
    }
    this.questions.push({
      request,
      left: new Promise((resolve) => response.once('close', () => !response.writableFinished && resolve())),
      writeText,
      write: (...parts) => writeText(chatTextOf(parts)),
      end: () => {
        begin()
        response.end()
      },
      refuse: (status, code, message) =>
        response
          .writeHead(status, { 'Content-Type': 'application/json' })
          .end(JSON.stringify({ error: { code, message } })),
    })
    for (const go of this.#waiting.splice(0)) go()
  }
}

/** A sentence with its source, as the tests use them. */
export const sailing: ChatPart[] = [
  { type: 'kind', kind: 'model' },
  { type: 'text', text: 'The ferry sails at seven.' },
  {
    type: 'source',
    number: 1,
    url: '/2026/03/04/ferry#b1',
    title: 'The ferry gets a new timetable',
    quote: 'From Monday, the first boat leaves at seven.',
    date: '2026-03-04T20:00:00Z',
    page: null,
  },
]

export const end: ChatPart = { type: 'end' }
