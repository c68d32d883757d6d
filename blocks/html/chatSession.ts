/** One conversation of a page with an assistant: its state, its calls, and the id that the browser keeps. */
import { trackEvent } from '#contract/trackEvent.ts'
import { type ChatEvent, type ChatState, chatAfter, newChat } from './chat.state.ts'
import { readAnswer } from './chatAnswer.read.ts'
import { ChatError, failedMessage, loadThread, sendMessage, sendRating, sendReport } from './chatCall.ts'
import { prepareProof, takeProof } from './chatProof.ts'
import type { Report } from './ReportForm.tsx'

export interface ChatSessionOptions {
  assistant: string
  /** Id of the candidate forum that the conversation is part of. */
  forum?: string
  /** Called with the words for the reader when the forum takes no questions any more. */
  onClosed?: (text: string) => void
}

export class ChatSession {
  #state = newChat
  #asking: AbortController | null = null
  readonly #listeners = new Set<() => void>()

  constructor(private readonly options: ChatSessionOptions) {}

  readonly state = (): ChatState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Shows the conversation that the browser has kept. Without it the chat goes on, too
   * (docs/spec/reader-site.md#ai-chat).
   */
  readonly load = async (): Promise<void> => {
    const threadId = keptThread(this.options.assistant)
    if (threadId === null) return
    // At once: a question that is asked meanwhile belongs to this conversation.
    this.#apply({ type: 'thread', threadId })
    try {
      const messages = await loadThread(threadId)
      if (messages.length > 0) this.#apply({ type: 'history', threadId, messages })
      else if (this.#state.messages.length === 0) this.startOver()
    } catch (error) {
      console.warn('The conversation could not be loaded:', error)
    }
  }

  readonly ask = (question: string): void => {
    const before = this.#state
    this.#apply({ type: 'ask', question })
    if (this.#state === before) return
    trackEvent({ name: 'chat', props: { category: this.options.forum ? 'forum' : 'assistant' } })
    void this.#send()
  }

  readonly retry = (): void => {
    const before = this.#state
    this.#apply({ type: 'retry' })
    if (this.#state !== before) void this.#send()
  }

  readonly stop = (): void => {
    this.#apply({ type: 'stop' })
    this.#asking?.abort()
  }

  readonly startOver = (): void => {
    if (this.#state.threadId !== null) keepThread(this.options.assistant, null)
    this.#apply({ type: 'startOver' })
    this.#asking?.abort()
  }

  /** Rates an answer; the same rating once more takes it back. */
  readonly rate = async (answer: number, rating: 1 | -1): Promise<void> => {
    const { threadId, ratings } = this.#state
    if (threadId === null) return
    const before = ratings[answer] ?? 0
    const next = before === rating ? 0 : rating
    this.#apply({ type: 'rate', answer, rating: next })
    if (!(await sendRating(threadId, answer, next))) this.#apply({ type: 'rate', answer, rating: before })
  }

  /** Reports an answer. @returns why the report was not taken; null when it was */
  readonly report = async (answer: number, report: Report): Promise<string | null> => {
    const { threadId } = this.#state
    return threadId === null ? failedMessage : sendReport(threadId, answer, report)
  }

  async #send(): Promise<void> {
    const asking = new AbortController()
    this.#asking = asking
    // What arrives after a stop or a new start belongs to nothing that is shown.
    const apply = (event: ChatEvent) => {
      if (!asking.signal.aborted) this.#apply(event)
    }
    try {
      await this.#stream(asking.signal, apply)
      const last = this.#state.messages.at(-1)
      const isComplete = last?.role === 'assistant' && readAnswer(last.content).isComplete
      apply(isComplete ? { type: 'finish' } : { type: 'fail', message: failedMessage })
    } catch (error) {
      if (error instanceof ChatError && error.code === 'closed') this.options.onClosed?.(error.message)
      apply({ type: 'fail', message: error instanceof ChatError ? error.message : failedMessage })
    }
  }

  async #stream(signal: AbortSignal, apply: (event: ChatEvent) => void): Promise<void> {
    const { assistant, forum = null } = this.options
    const { messages, threadId } = this.#state
    const send = async (thread: string | null) => {
      const verification = await takeProof()
      if (signal.aborted) return
      // The next candidate is asked soon.
      if (forum !== null) prepareProof()
      await sendMessage({ assistant, forum, messages, threadId: thread, verification }, signal, {
        thread: (id) => {
          apply({ type: 'thread', threadId: id })
          if (!signal.aborted) keepThread(assistant, id)
        },
        text: (text) => apply({ type: 'text', text }),
      })
    }
    try {
      await send(threadId)
    } catch (error) {
      // The conversation was deleted meanwhile: the question begins a new one.
      if (!(error instanceof ChatError && error.code === 'unknown-thread') || threadId === null) throw error
      apply({ type: 'thread', threadId: null })
      await send(null)
    }
  }

  #apply(event: ChatEvent): void {
    this.#state = chatAfter(this.#state, event)
    for (const listener of this.#listeners) listener()
  }
}

// The key of the browser's storage (docs/spec/reader-site.md#chat-calls).
const storageKey = (assistant: string): string => `${assistant}-threadId`

function keptThread(assistant: string): string | null {
  try {
    return localStorage.getItem(storageKey(assistant))
  } catch {
    return null
  }
}

// A browser that stores nothing has a new conversation on every page.
function keepThread(assistant: string, threadId: string | null): void {
  try {
    if (threadId === null) localStorage.removeItem(storageKey(assistant))
    else localStorage.setItem(storageKey(assistant), threadId)
  } catch {
    // Nothing else depends on it.
  }
}
