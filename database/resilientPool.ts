import pg, { Pool, type PoolClient, type PoolConfig } from 'pg'
import { prepareStatements, StatementNames } from './preparedStatements.ts'
import { isForStranger } from './strangers.ts'
import { Turns } from './turns.ts'

type Connected = Parameters<Pool['connect']>[0]

// Connections of a pool, where none is said.
const defaultMax = 10

/**
 * Releases broken connections to the pool, and handles their errors. Payload takes one connection for itself, another one
 * whenever that breaks, and releases none of them: after ten restarts of the database the pool is exhausted, and every
 * query waits forever. Here a connection that ends makes room for a new one, even while it is in use.
 *
 * What strangers ask for holds half of the connections at most, so that members and jobs do not wait for all of them.
 */
export class ResilientPool extends Pool {
  private readonly ofStrangers = new Set<PoolClient>()
  private readonly turns: Turns

  constructor(options?: PoolConfig) {
    super(options)
    this.turns = new Turns(Math.ceil((options?.max ?? defaultMax) / 2))
    const taken = new Set<PoolClient>()
    const names = new StatementNames()
    this.on('acquire', (client) => taken.add(client))
    this.on('release', (_, client) => {
      taken.delete(client)
      if (this.ofStrangers.delete(client)) this.turns.giveBack()
    })
    this.on('connect', (client) => {
      prepareStatements(client, names)
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

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const taking = isForStranger() ? this.connectStranger() : super.connect()
    if (!callback) return taking
    taking.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  private async connectStranger(): Promise<PoolClient> {
    await this.turns.take()
    try {
      const client = await super.connect()
      this.ofStrangers.add(client)
      return client
    } catch (error) {
      this.turns.giveBack()
      throw error
    }
  }
}

/** node-postgres with this pool. */
export const resilientPg = { ...pg, Pool: ResilientPool }
