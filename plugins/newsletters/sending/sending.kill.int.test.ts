import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { inGateOrSoak } from '#tests/soak.ts'
import { sendWithKills } from './killedWorkers.fixtures.ts'

const size = inGateOrSoak({ readers: 300, kills: 6 }, { readers: 20_000, kills: 50 })

jest.setTimeout(inGateOrSoak(120_000, 1_800_000))

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
      { ...size, workers: 2, connections, databaseUrl: app.databaseUrl, faults: 'before,after' },
    )
    expect(run).toMatchObject({ ...size, doubles: [], lost: [] })
    expect(run.accepted + run.unknown).toBe(size.readers)
    expect(run.listed).toBe(run.unknown)
    expect(run.unknownOfOneWorker).toBeLessThanOrEqual(connections)
  })
})
