import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { faults, json, neverAnswers, type StandIn, startStandIn } from '#tests/integration/standInServer.ts'
import { lookUpOembed } from './oembedLookUp.ts'
import { endpointFor, knownProviders, patternOf, providersOf } from './oembedProviders.ts'

const film = {
  version: '1.0',
  type: 'video',
  title: 'Herons',
  provider_name: 'YouTube',
  width: '560',
  height: 315,
  html: '<iframe src="https://www.youtube.com/embed/a"></iframe>',
}

describe('the list of providers', () => {
  const known = knownProviders()

  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/oembed'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/oembed'],
    ['https://vimeo.com/76979871', 'https://vimeo.com/api/oembed.json'],
    ['https://bsky.app/profile/paper.example/post/3k', 'https://embed.bsky.app/oembed'],
    ['https://www.tiktok.com/@paper/video/1', 'https://www.tiktok.com/oembed'],
  ])('knows %s', (address, endpoint) => {
    expect(endpointFor(known, new URL(address))).toBe(endpoint)
  })

  it('knows nothing of others', () => {
    expect(endpointFor(known, new URL('https://paper.example/story'))).toBeNull()
  })

  it('does not take a host for another that ends in it', () => {
    const pattern = patternOf('https://*.youtube.com/watch*')
    expect(pattern.test('https://www.youtube.com/watch?v=1')).toBe(true)
    expect(pattern.test('https://evil.example/.youtube.com/watch?v=1')).toBe(false)
    expect(pattern.test('https://www.youtubeXcom/watch')).toBe(false)
  })
})

describe('a provider that is asked', () => {
  let standIn: StandIn
  beforeAll(async () => {
    standIn = await startStandIn(json(film))
  })
  afterAll(() => standIn.stop())

  const isLocal = (address: string) => address === '127.0.0.1'
  const lookUp = (path: string) => {
    const list = [
      {
        provider_name: 'Stand-in',
        endpoints: [{ schemes: [`${standIn.url}/films/*`], url: `${standIn.url}/oembed.{format}` }],
      },
    ]
    return lookUpOembed(new URL(path, standIn.url), { providers: providersOf(list), mayAsk: isLocal })
  }

  it('is asked for JSON about the address, and its sizes become numbers', async () => {
    standIn.answer = json(film)
    standIn.requests.length = 0
    expect(await lookUp('/films/1?a=b')).toMatchObject({ type: 'video', width: 560, height: 315, title: 'Herons' })
    const [request] = standIn.requests
    expect(request).toBe(`/oembed.json?url=${encodeURIComponent(`${standIn.url}/films/1?a=b`)}&format=json`)
  })

  it('takes a size that is none for 0', async () => {
    standIn.answer = json({ ...film, width: '100%', height: null })
    expect(await lookUp('/films/1')).toMatchObject({ width: 0, height: 0 })
  })

  it('is found by what the page says, when the list does not know it', async () => {
    standIn.answer = (req, res, url) => {
      if (url.pathname === '/record') return json({ ...film, type: 'rich' })(req, res, url)
      res.writeHead(200, { 'Content-Type': 'text/html' })
      res.end('<html><head><link rel="alternate" type="application/json+oembed" href="/record?url=1"></head></html>')
    }
    expect((await lookUp('/notes/1')).type).toBe('rich')
  })

  it('is not there when the page says nothing', async () => {
    standIn.answer = (_req, res) => res.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hello</p>')
    await expect(lookUp('/notes/1')).rejects.toThrow('Nothing that can be embedded was found at this address')
  })

  it.each([
    ['401', 'The provider does not let this be embedded'],
    ['404', 'Nothing was found at this address'],
    ['429', 'The provider was asked too often. Try again in a minute'],
    ['500', 'The provider answered 500. Try again later'],
    ['malformed', 'The provider’s answer cannot be understood'],
    ['of another form', 'The provider’s answer cannot be understood'],
    ['cut off', 'The provider does not answer as it should. Try again later'],
  ])('that is %s is reported in words', async (fault, message) => {
    standIn.answer = faults[fault] ?? json({})
    await expect(lookUp('/films/1')).rejects.toThrow(message)
  })

  it('that never answers is not waited for for ever', async () => {
    standIn.answer = neverAnswers()
    await expect(lookUp('/films/1')).rejects.toThrow('The provider takes too long to answer. Try again later')
    jest.restoreAllMocks()
  })

  it('may not lead into the newsroom’s own network, neither at once nor by a detour', async () => {
    const list = providersOf([
      { provider_name: 'Bad', endpoints: [{ schemes: ['https://bad.example/*'], url: `${standIn.url}/oembed` }] },
    ])
    const pending = lookUpOembed(new URL('https://bad.example/1'), { providers: list })
    await expect(pending).rejects.toThrow('This address is not on the public web')
    standIn.answer = (_req, res) => res.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data' }).end()
    await expect(lookUp('/films/1')).rejects.toThrow('This address is not on the public web')
    standIn.answer = (_req, res) => res.writeHead(302, { Location: 'file:///etc/passwd' }).end()
    await expect(lookUp('/films/1')).rejects.toThrow('This address is not on the public web')
    for (const address of [
      'http://localhost/',
      'http://[::1]/',
      'http://10.0.0.1/',
      'http://0x7f000001/',
      'http://[::ffff:127.0.0.1]/',
    ])
      await expect(lookUpOembed(new URL(address), { providers: [] })).rejects.toThrow(
        'This address is not on the public web',
      )
  })
})
