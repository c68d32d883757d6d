import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import type { RestClient } from '#tests/integration/restClient.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'
import { dataOf, refusalOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { json, type StandIn, startStandIn } from '#tests/integration/standInServer.ts'
import { embeds } from './embeds.plugin.ts'
import { providersOf } from './oembed/oembedProviders.ts'

const film = {
  version: '1.0',
  type: 'video',
  title: 'Herons <beat> Millrace',
  provider_name: 'Stand-in',
  width: '560',
  height: 315,
  html: '<iframe src="https://films.example/embed/1"></iframe>',
}

let app: TestPayload
let provider: StandIn
let member: RestClient

beforeAll(async () => {
  provider = await startStandIn(json(film))
  const endpoints = [{ schemes: ['https://films.example/*'], url: `${provider.url}/oembed` }]
  const providers = providersOf([{ provider_name: 'Stand-in', endpoints }])
  const mayAsk = (address: string) => address === '127.0.0.1'
  app = await bootTestPayload({ endpoints: rpcEndpoints, plugins: [embeds({ providers, mayAsk })] })
  await createAdministrator(app.payload)
  member = await signIn(app, (await createPerson(app.payload, ['CREATE_POST'])).email)
})

afterAll(async () => {
  await app?.stop()
  await provider?.stop()
})

const retrieve = (url: string) => rpcClient(member).mutate('embed.retrieveOrCreate', { url })

describe('embed.retrieveOrCreate', () => {
  it('asks the provider once an address, however it is written', async () => {
    provider.answer = json(film)
    provider.requests.length = 0
    const first = dataOf(await retrieve('https://films.example/1?utm_source=mail#t=3'))
    expect(first).toMatchObject({
      data: { type: 'video', title: 'Herons <beat> Millrace', width: 560, height: 315, provider_name: 'Stand-in' },
    })
    expect(dataOf(await retrieve(' films.example/1 '))).toEqual(first)
    expect(
      (await member('POST', '/api/embeds/retrieve-or-create', { url: 'https://films.example/1' })).body,
    ).toMatchObject({ id: Object(first).id })
    expect(provider.requests).toHaveLength(1)
  })

  it('keeps one record when two people ask at once', async () => {
    const answers = await Promise.all([retrieve('https://films.example/2'), retrieve('https://films.example/2')])
    const [one, two] = answers.map(dataOf)
    expect(one).toEqual(two)
  })

  it.each(['photo', 'link'])('does not keep a %s', async (type) => {
    provider.answer = json({ ...film, type, url: 'https://films.example/a.jpg' })
    expect(refusalOf(await retrieve(`https://films.example/${type}`))).toBe(
      `This type of embed is currently not supported: ${type}`,
    )
    const where = { url: { equals: `https://films.example/${type}` } }
    expect((await app.payload.count({ collection: 'embeds', where })).totalDocs).toBe(0)
  })

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'https://user:secret@films.example/1', 'nonsense'])(
    'sends no request about %s',
    async (url) => {
      expect(refusalOf(await retrieve(url))).toBe('This is not the address of a page')
    },
  )

  it('is for the newsroom', async () => {
    expect(
      await readerClient(app)('POST', '/api/embeds/retrieve-or-create', { url: 'https://films.example/1' }),
    ).toMatchObject({ status: 401 })
  })
})

describe('the page of an embed', () => {
  const frameOf = async (record: object, address: string) => {
    provider.answer = json(record)
    const { id } = Object(dataOf(await retrieve(address)))
    return app.request(`/api/embeds/frame?id=${id}`, { redirect: 'manual' })
  }

  it('is public, and has no origin of its own', async () => {
    const html = '<blockquote>Look</blockquote><script src="https://films.example/post.js"></script>'
    const page = await frameOf({ ...film, type: 'rich', html }, 'https://films.example/3')
    const text = await page.text()
    expect(text).toContain(html)
    expect(text).toContain('<title>Herons &lt;beat&gt; Millrace</title>')
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain('sandbox allow-scripts')
    expect(policy).not.toContain('allow-same-origin')
  })

  it('is the player itself, where its provider gave a player and nothing else', async () => {
    const page = await frameOf(film, 'https://films.example/4')
    expect(page.status).toBe(302)
    expect(page.headers.get('Location')).toBe('https://films.example/embed/1')
  })

  it.each(['0', '999999', 'x', ''])('is not there for %j', async (id) => {
    expect((await app.request(`/api/embeds/frame?id=${id}`)).status).toBe(404)
  })
})
