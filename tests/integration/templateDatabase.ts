import { createHash } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { closePool } from './closePool.ts'
import { databaseUrl, nameIn, onServer } from './testDatabase.ts'

// Any number; all workers of a run use the same.
const lockOfTemplates = 7261

/**
 * Pushes the tables of a schema once, into a template database; the database of each test is a copy of it.
 * @param url connection string of the test's database, which does not exist yet
 * @returns the adapter, which makes the template where it is missing and the database when it connects
 */
export function withTemplate(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
  url: string,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const { connect } = database
      if (!connect) throw new Error('The adapter cannot connect')
      const connectTo = async (connectionString: string, isPushing: boolean) => {
        database.push = isPushing
        database.poolOptions = { ...database.poolOptions, connectionString }
        await connect.call(database)
      }
      database.connect = async () => {
        const template = templateName(database)
        const unfinished = `${template}_unfinished`
        await onServer(async (client) => {
          // Jest's workers are processes of their own: one of them makes a template, the others wait for it.
          await client.query('SELECT pg_advisory_lock($1)', [lockOfTemplates])
          const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template])
          if (rowCount === 0) {
            await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`)
            await client.query(`CREATE DATABASE ${unfinished}`)
            await connectTo(databaseUrl(unfinished), true)
            closePool(args.payload)
            // The adapter connects to another database only without a pool.
            Object.assign(database, { pool: undefined })
            await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
              unfinished,
            ])
            await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`)
          }
          await client.query(`CREATE DATABASE ${nameIn(url)} TEMPLATE ${template}`)
        })
        await connectTo(url, false)
      }
      return database
    },
  }
}

const templateName = ({ rawTables }: PostgresAdapter): string =>
  `citydesk_template_${createHash('sha256').update(JSON.stringify(rawTables)).digest('hex').slice(0, 16)}`
