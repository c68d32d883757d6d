import pg, { Pool, type PoolClient, type PoolConfig } from 'pg'

/**
 * Loses no connection to PostgreSQL for good, and no process by one that breaks. Payload takes one of its pool for
 * itself, and another one whenever that breaks, and gives none of them back: after ten restarts of the database the pool
 * would be empty, and everybody who asks it for a connection would wait for ever. Here a connection that ends makes room
 * for a new one, whoever has it.
 */
export class DurablePool extends Pool {
  constructor(options?: PoolConfig) {
    super(options)
    const taken = new Set<PoolClient>()
    this.on('acquire', (client) => taken.add(client))
    this.on('release', (_, client) => taken.delete(client))
    this.on('connect', (client) => {
      // Whoever has the connection is told by the query that failed. Node ends a process in which nobody listens.
      client.on('error', () => undefined)
      client.once('end', () => {
        if (!taken.has(client)) return
        client.release(true)
        // Whoever had it gives it back as well, which is an error the second time.
        client.release = () => undefined
      })
    })
    this.on('error', ({ message }) => console.warn(`A connection to the database was lost: ${message}`))
  }
}

/** node-postgres, for whoever makes a pool of it. */
export const durablePg = { ...pg, Pool: DurablePool }
