import type { ServerPayloads } from '#plugins/collaboration/messages/server.messages.ts'

/** The server's answer to a request, or why there is none. */
export type Answer = { data: Record<string, unknown> } | { error: string }

export class Answers {
  private readonly waiting = new Map<string, (answer: Answer) => void>()

  of(id: string): Promise<Answer> {
    return new Promise((resolve) => this.waiting.set(id, resolve))
  }

  /** @returns whether a request was waiting for it */
  take({ responseToId, data, error }: ServerPayloads['document.message.response']): boolean {
    const resolve = this.waiting.get(responseToId)
    this.waiting.delete(responseToId)
    resolve?.(error ? { error: error.message } : { data: data ?? {} })
    return resolve !== undefined
  }

  giveUp(): void {
    for (const resolve of this.waiting.values()) resolve({ error: 'The connection was lost. Try again.' })
    this.waiting.clear()
  }
}
