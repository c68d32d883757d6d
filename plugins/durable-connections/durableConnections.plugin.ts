import type { Plugin } from 'payload'

interface Client {
  release(error?: boolean): void
  once(event: 'end', listener: () => void): unknown
  off(event: 'end', listener: () => void): unknown
}

/** A pool of connections as node-postgres has it. */
interface Pool {
  on(event: 'acquire', listener: (client: Client) => void): unknown
}

const hasPool = (db: object): db is { pool: Pool } => 'pool' in db

/**
 * Loses no connection to PostgreSQL for good. Payload takes one of its pool for itself, and another one whenever that
 * breaks, and gives none of them back: after ten restarts of the database the pool would be empty, and everybody who asks
 * it for a connection would wait for ever. Here a connection that ends makes room for a new one, whoever has it.
 */
export const durableConnections = (): Plugin => (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    if (hasPool(payload.db)) keepRoom(payload.db.pool)
  },
})

/** Takes connections back that end while somebody has them. */
export function keepRoom(pool: Pool): void {
  // A client is told of before it can be released, and is handed over after that.
  pool.on('acquire', (client) => queueMicrotask(() => releaseAtItsEnd(client)))
}

function releaseAtItsEnd(client: Client): void {
  const release = client.release.bind(client)
  let isReleased = false
  const end = () => client.release(true)
  client.release = (error) => {
    if (isReleased) return
    isReleased = true
    client.off('end', end)
    release(error)
  }
  client.once('end', end)
}
