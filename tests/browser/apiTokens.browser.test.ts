import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { newToken } from '#plugins/api-tokens/tokenFormat.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
const mark = `token${Date.now().toString(36)}`
const made = z.object({ result: z.object({ data: z.object({ id: z.number(), secret: z.string() }) }) })

let admin: RestPerson
let database: pg.Client

beforeAll(async () => {
  admin = await signInByRest(newsroom.cmsUrl, 'admin')
  database = new pg.Client({ connectionString: newsroom.databaseUrl })
  await database.connect()
})

afterAll(async () => {
  await database?.query('DELETE FROM api_tokens WHERE name LIKE $1', [`${mark}%`])
  await database?.end()
})

const make = async (input: object = {}) => {
  const token = { name: mark, permissions: ['CREATE_POST', 'READ_USER'], ...input }
  return made.parse((await admin.call('POST', '/rpc/apiToken.create', token)).body).result.data
}

const json = { 'Content-Type': 'application/json' }
const graphql = (query: string) => ({ method: 'POST', headers: json, body: JSON.stringify({ query }) })
const mcp = {
  method: 'POST',
  headers: { ...json, Accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
}

/** Every kind of door, those that answer strangers as well. */
const doors: [
  name: string,
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string },
][] = [
  ['a document over REST', '/api/posts?limit=1'],
  ['a write over REST', '/api/posts?draft=true', { method: 'POST', headers: json, body: '{"headline":"No"}' }],
  ['GraphQL', '/api/graphql', graphql('{Posts(limit:1){totalDocs}}')],
  ['a procedure', '/api/rpc/post.getSections?input=%7B%7D'],
  ['MCP', '/api/mcp', mcp],
  ['the reader API', '/api/reader/page?path=/'],
  ['a global', '/api/globals/settings'],
  ['the account', '/api/users/me'],
  ['a log-in', '/api/users/login', { method: 'POST', headers: json, body: '{}' }],
  [
    'a large body',
    '/api/posts',
    { method: 'POST', headers: json, body: JSON.stringify({ note: 'a'.repeat(2_000_000) }) },
  ],
]

const call = (secret: string, [, path, init]: (typeof doors)[number]) =>
  fetch(newsroom.cmsUrl + path, { ...init, headers: { ...init?.headers, Authorization: `Bearer ${secret}` } })

const refused = z.object({ errors: z.tuple([z.object({ message: z.string(), data: z.object({ code: z.string() }) })]) })
const refusalsOf = (secret: string) =>
  Promise.all(
    doors.map(async (door) => {
      const answer = await call(secret, door)
      return `${door[0]}: ${answer.status} ${refused.parse(await answer.json()).errors[0].data.code}`
    }),
  )
const everywhere = (outcome: string) => doors.map(([name]) => `${name}: ${outcome}`)

describe('a token that does not let in', () => {
  it('is refused at every door, and never served as a stranger', async () => {
    const { id, secret } = await make()
    const away = await make({ networks: ['192.0.2.7'] })
    expect(await refusalsOf(`${secret}x`)).toEqual(everywhere('401 token.malformed'))
    expect(await refusalsOf(newToken())).toEqual(everywhere('401 token.unknown'))
    expect(await refusalsOf(away.secret)).toEqual(everywhere('401 token.network'))
    await database.query(`UPDATE api_tokens SET expires_at = now() - interval '1 minute' WHERE id = $1`, [id])
    expect(await refusalsOf(secret)).toEqual(everywhere('401 token.expired'))
    expect((await admin.call('POST', '/rpc/apiToken.revoke', { id })).status).toBe(200)
    expect(await refusalsOf(secret)).toEqual(everywhere('401 token.revoked'))
  })

  it('is refused with a time to wait when its calls are used up', async () => {
    const { secret } = await make({ perMinute: 1 })
    const door = doors[0] ?? ['', '']
    expect((await call(secret, door)).status).toBe(200)
    const answer = await call(secret, door)
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})

describe('a token that lets in', () => {
  let secret: string
  beforeAll(async () => {
    secret = (await make()).secret
  })

  it('works as the documentation shows it', async () => {
    const text = readFileSync(path.join(import.meta.dirname, '../../docs/apis.md'), 'utf8')
    const [, script = ''] = /## Programs\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(text) ?? []
    const commands = script.replaceAll('http://localhost:3000', newsroom.cmsUrl).split('\n\n')
    const answers = await Promise.all(
      commands.map(async (command) => {
        const { stdout } = await promisify(execFile)('bash', ['-c', command], {
          env: { ...process.env, CITYDESK_TOKEN: secret },
        })
        // MCP may answer as a stream of one event.
        return JSON.parse(stdout.replace(/^[\s\S]*^data: /m, ''))
      }),
    )
    expect(answers).toMatchObject([
      { docs: [{ headline: expect.any(String) }] },
      { data: { Posts: { docs: [{ headline: expect.any(String) }] } } },
      { result: { data: expect.any(Array) } },
      { result: { tools: expect.any(Array) } },
    ])
  })

  it('ends no log-in and makes none, over GraphQL too', async () => {
    for (const query of ['mutation{logoutUser(allSessions:true)}', 'mutation{refreshTokenUser{refreshedToken}}']) {
      const answer = await call(secret, ['', '/api/graphql', graphql(query)])
      expect(JSON.stringify(await answer.json())).toContain('account.ownerOnly')
    }
    expect((await admin.call('GET', '/users/me')).body).toMatchObject({ user: { name: expect.any(String) } })
  })

  it.each(['/api/account/sign-in', '/api/account/second-factor/code'])(
    'opens nothing of accounts: %s',
    async (path) => {
      const answer = await call(secret, ['', path, { method: 'POST', headers: json, body: '{}' }])
      expect(answer.status).toBeGreaterThanOrEqual(403)
      expect(answer.status).toBeLessThanOrEqual(404)
    },
  )

  it('opens no screen', async () => {
    const answer = await call(secret, ['', '/admin/collections/posts'])
    expect([answer.status, await answer.text()]).toEqual([401, 'Screens are for people. Programs call the APIs.'])
  })

  it('serves a client of the Model Context Protocol', async () => {
    const client = new Client({ name: 'test', version: '1' })
    const requestInit = { headers: { Authorization: `Bearer ${secret}` } }
    await client.connect(new StreamableHTTPClientTransport(new URL(`${newsroom.cmsUrl}/api/mcp`), { requestInit }))
    const posts = await client.callTool({ name: 'find_posts', arguments: { status: ['PUBLISHED'] } })
    expect(JSON.stringify(posts.content)).toContain('headline')
    const sections = await client.callTool({ name: 'list_sections', arguments: {} })
    expect(sections.isError ?? false).toBe(false)
    const refused = await client.callTool({ name: 'publish_post', arguments: { id: 1 } })
    expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('PUBLISH_POST') }] })
    await client.close()
  })
})

describe('on the screen', () => {
  let browser: DeskBrowser
  let page: Page

  beforeAll(async () => {
    browser = await openDeskBrowser()
    const permissions = ['clipboard-read', 'clipboard-write']
    page = await browser.newPage({ viewport: { width: 1366, height: 900 }, permissions })
    await logIn(page, newsroom, 'admin')
  })
  afterAll(() => browser?.close())

  it('a person makes a token, copies it, a program uses it, and the person revokes it', async () => {
    const name = `${mark} screen`
    await page.goto(`${newsroom.cmsUrl}/admin/collections/api-tokens`)
    await page
      .getByRole('link', { name: /create new/i })
      .first()
      .click()
    await page.getByRole('heading', { name: 'New token' }).waitFor()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await page.getByRole('button', { name: 'Write posts', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Posts: Create' }).waitFor()
    expect(await page.getByRole('checkbox', { name: 'Posts: Create' }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: /^Roles: Create/ }).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Make the token' }).click()
    await page.getByRole('heading', { name: 'The token is made' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const secret = await page.evaluate(() => navigator.clipboard.readText())
    const me = () => call(secret, ['', '/api/users/me'])
    expect(await (await me()).json()).toMatchObject({ user: { email: 'admin@citydesk.test' } })

    await page.getByRole('button', { name: 'I have it' }).click()
    await page.getByRole('heading', { name }).waitFor()
    expect(await page.getByText(secret).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByLabel('Only from').fill('192.0.2.7')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('dd', { hasText: '192.0.2.7' }).waitFor()
    expect((await me()).status).toBe(401)

    await page.getByRole('button', { name: 'Revoke' }).click()
    const question = page.getByRole('dialog', { name: `Revoke “${name}”?` })
    await question.getByRole('button', { name: 'Revoke' }).click()
    await page.getByText(/^Revoked/).waitFor()
    expect(await (await me()).json()).toMatchObject({ errors: [{ data: { code: 'token.revoked' } }] })
    await page.goto(`${newsroom.cmsUrl}/admin/account`)
    const row = page.locator('.account__row', { has: page.getByRole('link', { name }) })
    await row.getByText('Revoked').waitFor()
    await page.goto(`${newsroom.cmsUrl}/admin/collections/api-tokens`)
    await page.locator('tr', { hasText: name }).getByText('Revoked').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
