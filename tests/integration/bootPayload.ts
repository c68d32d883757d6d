import { EventEmitter } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Config, Payload, SanitizedConfig } from 'payload'
import { getPayload, handleEndpoints } from 'payload'
import { type TestConfigOptions, testConfig } from './testConfig.ts'
import { createTestDatabase } from './testDatabase.ts'

export interface TestPayload {
  payload: Payload
  config: SanitizedConfig
  /** Calls the REST API as it is served, without a server: `path` begins with "/api/". */
  request: (path: string, init?: RequestInit) => Promise<Response>
  databaseUrl: string
  /** Ends it, and leaves its database to others. */
  letGo: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Boots a small Payload on a fresh database, its tables pushed from the config.
 * @param overrides what the test needs beside or instead of the content model, for example its own collections.
 */
export const bootTestPayload = async (
  overrides: Partial<Config> = {},
  { beforeDecision }: Pick<TestConfigOptions, 'beforeDecision'> = {},
): Promise<TestPayload> => {
  const database = await createTestDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'citydesk-test-'))
  const config = await testConfig({ databaseUrl: database.url, folder, isPushing: true, beforeDecision }, overrides)
  const payload = await getPayload({ config, key: database.url, disableOnInit: true })
  const letGo = async () => {
    await payload.destroy()
    closePool(payload)
    await rm(folder, { recursive: true, force: true })
  }
  return {
    payload,
    config,
    databaseUrl: database.url,
    letGo,
    request: (path, init) =>
      handleEndpoints({
        config,
        payloadInstanceCacheKey: database.url,
        request: new Request(new URL(path, 'http://localhost'), init),
      }),
    stop: async () => {
      await letGo()
      await database.drop()
    },
  }
}

/**
 * Payload forgets its pool without closing it, and keeps one connection out of it for good, so that the pool never
 * ends by itself: dropping the database ends that one, and the pool is not to cry over it.
 */
export const closePool = ({ db }: Payload): void => {
  if (!('pool' in db) || !(db.pool instanceof EventEmitter) || !('end' in db.pool)) return
  if (typeof db.pool.end === 'function') void db.pool.end()
}
