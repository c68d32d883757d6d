import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator, createPerson, passwordOfPeople } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import { readerClient } from '#tests/integration/restClient.ts'
import { activityLog } from './activity.plugin.ts'

let app: TestPayload
let postId: number

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [activityLog({ chain: { anchors: {} }, isKeepingUp: false })] })
  const desk = postDesk(app, await createAdministrator(app.payload))
  postId = (await desk.createLive({ headline: '=HYPERLINK("https://evil.test")' })).id
  await desk.createPost()
})

afterAll(() => app.stop())

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

  it('needs READ_ACTIVITY', async () => {
    const other = await createPerson(app.payload, ['UPDATE_POST'])
    expect((await exportAs(other.email)).status).toBe(403)
    expect((await app.request('/api/activity/export')).status).toBe(401)
  })
})
