import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { z } from 'zod'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { apiTokens } from '#plugins/api-tokens/apiTokens.plugin.ts'
import { blocksField } from '#plugins/blocks-field/blocksField.plugin.ts'
import { deskSearch } from '#plugins/desk-search/deskSearch.plugin.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { mcpEndpoints } from './mcp.endpoint.ts'

let app: TestPayload

beforeAll(async () => {
  app = await bootTestPayload({
    endpoints: [...rpcEndpoints, ...mcpEndpoints],
    plugins: [blocksField({ collections: { posts: 'body' } }), apiTokens(), deskSearch({ isKeepingUp: false })],
  })
  await makeTablesIn(app.payload)
  await app.payload.config.onInit?.(app.payload)
  await createAdministrator(app.payload)
})
afterAll(() => app?.stop())

const address = 'http://localhost/api/mcp'

/** Connects as a program whose token has these permissions of a person who has more. */
const connect = async (permissions: Permission[]) => {
  const person = await createPerson(app.payload, [
    'CREATE_API_TOKEN',
    'CREATE_POST',
    'UPDATE_SELF_POST',
    'PUBLISH_POST',
  ])
  const by = rpcClient(await signIn(app, person.email))
  const made = z
    .object({ secret: z.string() })
    .parse(dataOf(await by.mutate('apiToken.create', { name: 'Helper', permissions })))
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(address), {
    requestInit: { headers: { Authorization: `Bearer ${made.secret}` } },
    fetch: (url, init) => app.request(String(url), init),
  })
  await client.connect(transport)
  const call = async (name: string, input: object) => {
    const { content, isError } = await client.callTool({ name, arguments: { ...input } })
    const [first] = z.array(z.object({ text: z.string() })).parse(content)
    return { isError: isError ?? false, text: first?.text ?? '' }
  }
  return { client, call }
}

const created = z.object({ id: z.number(), status: z.string() })

describe('a client of the Model Context Protocol', () => {
  it('finds its tools, drafts a post, reads it and publishes it, and the log says how', async () => {
    const { client, call } = await connect(['CREATE_POST', 'UPDATE_SELF_POST', 'PUBLISH_POST'])
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('draft_post')
    const text = 'The **ferry** is late.\n\n## Why\n\nNobody knows.\n\n![x](https://paper.test/x.png)'
    const { id, status } = created.parse(
      JSON.parse((await call('draft_post', { headline: 'Ferry late', dek: 'Again.', text })).text),
    )
    expect(status).toBe('DRAFT')
    const read = JSON.parse((await call('read_post', { id })).text)
    expect(read).toMatchObject({ headline: 'Ferry late', subheadText: 'Again.' })
    const published = await call('publish_post', { id })
    expect(published.isError).toBe(false)
    expect(JSON.parse(published.text)).toMatchObject({ id, status: 'PUBLISHED' })
    const { docs } = await app.payload.find({
      collection: 'activity',
      where: { kind: { equals: 'posts' }, documentId: { equals: String(id) } },
      depth: 0,
      sort: 'id',
    })
    expect(docs.map(({ action, door, token }) => [action, door, token])).toEqual([
      ['create', 'mcp', 'Helper'],
      ['publish', 'mcp', 'Helper'],
    ])
    await client.close()
  })

  it('changes passages of a draft, and nothing when one of them is not there', async () => {
    const { client, call } = await connect(['CREATE_POST', 'UPDATE_SELF_POST'])
    const text = 'The **ferry** left at seven.\n\nThe end.'
    const { id } = created.parse(JSON.parse((await call('draft_post', { headline: 'Ferry late', text })).text))
    const passages = [
      { find: 'left at seven', replace: 'left at eight' },
      { find: 'The end', replace: 'To be continued' },
    ]
    expect(await call('edit_post', { id, headline: 'Ferry later', passages })).toMatchObject({ isError: false })
    const read = async () => JSON.parse((await call('read_post', { id })).text)
    const changed = await read()
    expect(changed.headline).toBe('Ferry later')
    const bold = { type: 'text', text: 'ferry', marks: [{ type: 'bold' }] }
    expect(changed.blocks[0].content).toEqual(expect.arrayContaining([bold]))
    expect(JSON.stringify(changed.blocks)).toMatch(/left at eight.*To be continued/)
    const refused = await call('edit_post', { id, headline: 'Lost', passages: [{ find: 'seven', replace: 'six' }] })
    expect(refused).toEqual({ isError: true, text: expect.stringContaining('The text has no “seven”') })
    expect(await read()).toEqual(changed)
    const reader = await connect(['CREATE_POST'])
    expect(await reader.call('edit_post', { id, headline: 'Not mine' })).toMatchObject({ isError: true })
    await Promise.all([client.close(), reader.client.close()])
  })

  it('is refused in words what its token may not', async () => {
    const { client, call } = await connect(['CREATE_POST'])
    const { id } = created.parse(
      JSON.parse((await call('draft_post', { headline: 'Ferry late', text: 'It is.' })).text),
    )
    const refused = await call('publish_post', { id })
    expect(refused).toEqual({ isError: true, text: expect.stringContaining('PUBLISH_POST') })
    expect(await call('read_post', { id: 999_999 })).toMatchObject({ isError: true })
    await client.close()
  })

  it('gets nothing without a token', async () => {
    const answer = await app.request('/api/mcp', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(answer.status).toBe(401)
  })
})
