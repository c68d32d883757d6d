import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { DatabaseListener } from '#database/databaseListener.ts'
import { liveServers } from '#plugins/collaboration/presence/visits.store.ts'
import { channels, notifyPeers } from '#plugins/collaboration/storage/notifications.ts'
import { times } from '../limits.ts'

const said = z.union([
  // "Write down what you hold."
  z.object({ ask: z.string(), by: z.string() }),
  // "It is written."
  z.object({ done: z.string(), by: z.string() }),
])

export interface PeersOptions {
  payload: Payload
  /** Id of this server process. */
  server: string
  listener: DatabaseListener
  /** Settles when all updates received so far are in the database. */
  write: () => Promise<void>
}

interface Question {
  left: Set<string>
  resolve: () => void
}

/** The other real-time servers of this newsroom, as the database lists them; a dead one disappears at once. */
export class Peers {
  private readonly questions = new Map<string, Question>()

  constructor(private readonly options: PeersOptions) {
    options.listener.on(channels.peers, (text) => this.onPeerMessage(text))
  }

  /**
   * Settles when the updates that all servers received so far are in the database. Waits at most `times.peers` for each
   * server, so that a hanging one does not block a decision.
   */
  async writeAll(): Promise<void> {
    const { payload, server, write } = this.options
    await Promise.all([write(), this.askOthers()]).catch((error: unknown) => {
      payload.logger.warn({ err: error, server, msg: 'What is held by several servers could not be written down' })
      throw error
    })
  }

  private async askOthers(): Promise<void> {
    const { payload, server } = this.options
    const others = (await liveServers({ payload })).filter((one) => one !== server)
    if (others.length === 0) return
    const id = randomUUID()
    let timer: NodeJS.Timeout | undefined
    const answered = new Promise<void>((resolve) => {
      this.questions.set(id, { left: new Set(others), resolve })
      timer = setTimeout(() => {
        payload.logger.warn({ servers: this.questions.get(id)?.left, msg: 'A real-time server does not answer' })
        resolve()
      }, times.peers)
    })
    try {
      await notifyPeers({ payload }, JSON.stringify({ ask: id, by: server }))
      await answered
    } finally {
      clearTimeout(timer)
      this.questions.delete(id)
    }
  }

  private onPeerMessage(text: string): void {
    const message = said.safeParse(JSON.parse(text)).data
    if (!message || message.by === this.options.server) return
    if ('ask' in message) void this.answer(message.ask)
    else this.note(message.done, message.by)
  }

  private async answer(done: string): Promise<void> {
    const { payload, server, write } = this.options
    try {
      await write()
      await notifyPeers({ payload }, JSON.stringify({ done, by: server }))
    } catch (error) {
      payload.logger.warn({ err: error, msg: 'Another server asked for what could not be written down' })
    }
  }

  private note(id: string, server: string): void {
    const question = this.questions.get(id)
    question?.left.delete(server)
    if (question?.left.size === 0) question.resolve()
  }
}
