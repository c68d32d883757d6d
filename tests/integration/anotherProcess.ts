import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Config, getPayload, handleEndpoints, type Payload } from 'payload'
import type { TestPayload } from './bootPayload.ts'
import { closePool } from './closePool.ts'
import { testConfig } from './testConfig.ts'

/** Starts a second Payload on the database of a test, with a memory of its own, as another back office has. */
export async function anotherProcess(
  { databaseUrl }: Pick<TestPayload, 'databaseUrl'>,
  overrides: Partial<Config>,
): Promise<{ payload: Payload; request: TestPayload['request']; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'citydesk-test-'))
  const config = await testConfig({ databaseUrl, folder, isCopied: false }, overrides)
  const payload = await getPayload({ config, key: folder, disableOnInit: true })
  return {
    payload,
    request: (address, init) =>
      handleEndpoints({
        config,
        payloadInstanceCacheKey: folder,
        request: new Request(new URL(address, 'http://localhost'), init),
      }),
    stop: async () => {
      await payload.destroy()
      closePool(payload)
    },
  }
}
