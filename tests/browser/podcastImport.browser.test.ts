import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { parseFeed } from 'podcast-partytime'
import { z } from 'zod'
import { podcastFeedOf, podcastGuid, wholeItem } from '#plugins/importing/read/podcastFeed.fixtures.ts'
import { until } from '#tests/until.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { sharedNewsroom } from './newsroom.ts'

jest.setTimeout(300_000)

const { cmsUrl, run, siteUrl } = sharedNewsroom()
const docs = z.object({ docs: z.array(z.object({ id: z.number() })) })
const host = 'http://127.0.0.1:9'

let admin: RestPerson
let folder: string

const idOf = async (path: string) => docs.parse((await admin.call('GET', path)).body).docs[0]?.id ?? 0
const episodeId = () => idOf('/posts?where[guid][equals]=Buzz-41&depth=0')

beforeAll(async () => {
  admin = await signInByRest(cmsUrl, 'admin')
  folder = await mkdtemp(join(tmpdir(), 'citydesk-podcast-'))
})

afterAll(async () => {
  const redirects = '/url-targets?where[path][like]=ebb'
  const imported = `where[importKey][like]=podcast:${podcastGuid}`
  await admin.call('DELETE', redirects)
  const removed = [
    ['posts', await episodeId()],
    ['sections', await idOf(`/sections?${imported}&depth=0`)],
  ] as const
  for (const [collection, id] of removed) {
    await admin.call('POST', `/${collection}/${id}/trash`, {})
    await admin.call('DELETE', `/${collection}/${id}?trash=true`)
  }
  for (const collection of ['authors', 'tags']) await admin.call('DELETE', `/${collection}?${imported}`)
  await admin.call('DELETE', '/contributor-roles?where[name][equals]=Guest')
  await admin.call('DELETE', redirects)
  await rm(folder, { recursive: true })
})

describe('a show that was imported', () => {
  it('is known to podcast apps as before, and its old addresses lead to it', async () => {
    const file = join(folder, 'feed.xml')
    await writeFile(file, podcastFeedOf(host, wholeItem(host)))
    await run('scripts/import.ts', ['podcast', file])
    // Its files are out of reach; an editor gives it a recording, and what publishing asks for.
    const [audio, picture, episode] = await Promise.all([
      idOf('/media?where[filename][like]=slack-tide-41&depth=0'),
      idOf('/media?where[filename][like]=podcast-desk&depth=0'),
      episodeId(),
    ])
    const platformLinks = [{ type: 'apple', value: 'https://podcasts.example.com/ebb' }]
    const data = { audio, websiteImage: picture, meta: { platformLinks } }
    expect((await admin.call('PATCH', `/posts/${episode}?draft=true`, data)).status).toBe(200)
    expect(await admin.call('POST', `/posts/${episode}/publish`, {})).toMatchObject({ status: 200 })
    const feed = await until(
      'the feed has the episode',
      async () => parseFeed(await (await fetch(`${siteUrl}/feeds/ebb.xml`)).text()),
      (found) => found?.items.length === 1,
    )
    expect(feed).toMatchObject({
      guid: podcastGuid,
      itunesType: 'serial',
      items: [
        {
          guid: 'Buzz-41',
          podcastSeason: { number: 2 },
          podcastEpisode: { number: 5 },
          itunesEpisodeType: 'bonus',
          podcastPeople: [
            { name: 'Ana Host', role: 'Host' },
            { name: 'Gus Guest', role: 'Guest' },
          ],
        },
      ],
    })
    const leadsTo = async (path: string) =>
      (await fetch(siteUrl + path, { redirect: 'manual' })).headers.get('location')?.replace(/^https?:\/\/[^/]+/, '')
    expect(await leadsTo('/feeds/ebb.xml')).toBe('/podcasts/ebb-and-flow/feed.xml')
    expect(await leadsTo('/shows/ebb')).toBe('/podcasts/ebb-and-flow')
    expect(await leadsTo('/ebb/the-wall')).toBe('/2020/01/02/the-wall')
  })
})
