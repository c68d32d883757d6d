import type { WebSocket } from 'ws'
import { limits, times } from '../limits.ts'

export type GateRefusal = 'full' | 'address'

/** The close code of a socket that breaks a rule; its page may come back with a new ticket. */
export const policyViolation = 1008

interface Counts {
  sockets: number
  // Those of them that have shown no ticket yet.
  strangers: number
}

/**
 * Limits the sockets of one address, and ends those that show no ticket within `times.entry`, so that strangers cannot
 * use up the sockets of the newsroom.
 */
export class SocketGate {
  private readonly counts = new Map<string, Counts>()
  private sockets = 0

  /** Returns why no more sockets from this address are let in now, or null. */
  refusal(address: string): GateRefusal | null {
    if (this.sockets >= limits.sockets) return 'full'
    const { sockets, strangers } = this.counts.get(address) ?? { sockets: 0, strangers: 0 }
    return sockets >= limits.socketsPerAddress || strangers >= limits.strangersPerAddress ? 'address' : null
  }

  /** Counts a socket until it closes. @returns a function to call once it has shown a valid ticket */
  enter(address: string, socket: WebSocket): () => void {
    const counts = this.counts.get(address) ?? { sockets: 0, strangers: 0 }
    this.counts.set(address, counts)
    this.sockets += 1
    counts.sockets += 1
    counts.strangers += 1
    let isStranger = true
    const timer = setTimeout(() => {
      socket.close(policyViolation, 'token')
      // A stranger that does not answer the close would keep the socket.
      socket.terminate()
    }, times.entry)
    const admit = () => {
      if (!isStranger) return
      isStranger = false
      counts.strangers -= 1
      clearTimeout(timer)
    }
    socket.once('close', () => {
      admit()
      this.sockets -= 1
      counts.sockets -= 1
      if (counts.sockets === 0) this.counts.delete(address)
    })
    return admit
  }
}
