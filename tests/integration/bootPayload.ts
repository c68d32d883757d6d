import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Config, Payload, SanitizedConfig } from 'payload'
import { getPayload, handleEndpoints } from 'payload'
import { closePool } from './closePool.ts'
import { type TestConfigOptions, testConfig } from './testConfig.ts'
import { nameTestDatabase } from './testDatabase.ts'

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
 * Boots a small Payload on a fresh database with the tables of its config.
 * @param overrides what the test needs beside or instead of the content model, for example its own collections.
 */
export async function bootTestPayload(
  overrides: Partial<Config> = {},
  { beforeDecision }: Pick<TestConfigOptions, 'beforeDecision'> = {},
): Promise<TestPayload> {
  const database = nameTestDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'citydesk-test-'))
  const config = await testConfig({ databaseUrl: database.url, folder, isCopied: true, beforeDecision }, overrides)
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
