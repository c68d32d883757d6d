import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, passwordOfPeople } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import { readerClient } from '#tests/integration/restClient.ts'
import { activityLog } from './activity.plugin.ts'
import { hashOfEntry } from './chain/chain.rules.ts'
import { sealEntries } from './chain/seal.service.ts'

let app: TestPayload
let postId: number

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [activityLog({ chain: { anchors: {} }, isKeepingUp: false })] })
  await makeTablesIn(app.payload)
  const desk = postDesk(app, await createAdministrator(app.payload))
  postId = (await desk.createLive({ headline: '=HYPERLINK("https://evil.test")' })).id
  await desk.createPost()
})

afterAll(() => app.stop())

const sealed = z.object({ entry: z.looseObject({ action: z.string() }), entryHash: z.string() })

const exportAs = async (email: string, query = '') => {
  const login = await readerClient(app)('POST', '/api/users/login', { email, password: passwordOfPeople })
  return app.request(`/api/activity/export${query}`, { headers: { Authorization: `JWT ${login.body.token}` } })
}

describe('the export of the log', () => {
  it('has what the filter of the list leaves, oldest first, and nothing that a spreadsheet would run', async () => {
    const reader = await createPerson(app.payload, ['READ_ACTIVITY'])
    const answer = await exportAs(reader.email, `?where[documentId][equals]=${postId}&where[kind][equals]=posts`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const rows: Record<string, string>[] = parse(await answer.text(), { columns: true })
    expect(rows.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['create', '', 'DRAFT'],
      ['publish', 'DRAFT', 'PUBLISHED'],
    ])
    expect(rows[0]?.title).toBe('\'=HYPERLINK("https://evil.test")')
    const all: unknown[] = parse(await (await exportAs(reader.email)).text(), { columns: true })
    expect(all.length).toBeGreaterThan(rows.length)
  })

  it('has a line of JSON for each entry with its row of the chain, by the filters of the list', async () => {
    await sealEntries(app.payload)
    const reader = await createPerson(app.payload, ['READ_ACTIVITY'])
    const text = await (await exportAs(reader.email, `?format=jsonl&kind=posts&document=${postId}`)).text()
    const lines = text
      .trim()
      .split('\n')
      .map((each) => sealed.parse(JSON.parse(each)))
    expect(lines.map(({ entry }) => entry.action)).toEqual(['create', 'publish'])
    for (const { entry, entryHash } of lines) expect(hashOfEntry(entry)).toBe(entryHash)
  })

  it('needs READ_ACTIVITY', async () => {
    const other = await createPerson(app.payload, ['UPDATE_POST'])
    expect((await exportAs(other.email)).status).toBe(403)
    expect((await app.request('/api/activity/export')).status).toBe(401)
  })
})
