import pg, { Pool, type PoolClient, type PoolConfig } from 'pg'

/**
 * Releases broken connections to the pool, and handles their errors. Payload takes one connection for itself, another one
 * whenever that breaks, and releases none of them: after ten restarts of the database the pool is exhausted, and every
 * query waits forever. Here a connection that ends makes room for a new one, even while it is in use.
 */
export class ResilientPool extends Pool {
  constructor(options?: PoolConfig) {
    super(options)
    const taken = new Set<PoolClient>()
    this.on('acquire', (client) => taken.add(client))
    this.on('release', (_, client) => taken.delete(client))
    this.on('connect', (client) => {
      // The failed query reports the error to its caller. Without a listener here, Node ends the process.
      client.on('error', () => undefined)
      client.once('end', () => {
        if (!taken.has(client)) return
        client.release(true)
        // The holder releases it as well; a second release is an error.
        client.release = () => undefined
      })
    })
    this.on('error', ({ message }) => console.warn(`A connection to the database was lost: ${message}`))
  }
}

/** node-postgres with this pool. */
export const resilientPg = { ...pg, Pool: ResilientPool }
