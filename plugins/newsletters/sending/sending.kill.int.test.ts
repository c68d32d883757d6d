import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { sendWithKills } from './killedWorkers.fixtures.ts'

jest.setTimeout(120_000)

let app: TestPayload

beforeAll(async () => {
  app = await bootTestPayload()
  await makeTablesIn(app.payload)
})
afterAll(() => app?.stop())

describe('an issue that is sent by workers that are killed, to a mail server that breaks off', () => {
  it('reaches each reader once or is listed as unknown, one for each connection at most', async () => {
    const connections = 4
    const run = await sendWithKills(
      { payload: app.payload },
      { readers: 300, kills: 6, workers: 2, connections, databaseUrl: app.databaseUrl, faults: 'before,after' },
    )
    expect(run).toMatchObject({ readers: 300, kills: 6, doubles: [], lost: [] })
    expect(run.accepted + run.unknown).toBe(300)
    expect(run.unknownOfOneWorker).toBeLessThanOrEqual(connections)
  })
})
