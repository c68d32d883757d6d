import type { ServerPayloads } from '#plugins/collaboration/messages/server.messages.ts'

/** What the server said to something that was asked, or why it said nothing. */
export type Answer = { data: Record<string, unknown> } | { error: string }

/** What was asked and has not been answered. */
export class Answers {
  private readonly waiting = new Map<string, (answer: Answer) => void>()

  of(id: string): Promise<Answer> {
    return new Promise((resolve) => this.waiting.set(id, resolve))
  }

  /** @returns whether somebody waited for it */
  take({ responseToId, data, error }: ServerPayloads['document.message.response']): boolean {
    const resolve = this.waiting.get(responseToId)
    this.waiting.delete(responseToId)
    resolve?.(error ? { error: error.message } : { data: data ?? {} })
    return resolve !== undefined
  }

  /** Nobody answers any more. */
  giveUp(): void {
    for (const resolve of this.waiting.values()) resolve({ error: 'The connection was lost. Try again.' })
    this.waiting.clear()
  }
}
