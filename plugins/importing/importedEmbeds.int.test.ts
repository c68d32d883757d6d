import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { embeds } from '#plugins/embeds/embeds.plugin.ts'
import { providersOf } from '#plugins/embeds/oembed/oembedProviders.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { json, type StandIn, startStandIn } from '#tests/integration/standInServer.ts'
import { briefly } from './convert/converting.fixtures.ts'
import { importArchive } from './importArchive.service.ts'
import { temporaryFiles, wordpressExport, wordpressItem } from './read/temporaryFile.fixtures.ts'
import { openWordpressExport } from './read/wordpress.archive.ts'

const film = {
  version: '1.0',
  type: 'video',
  provider_name: 'Films',
  width: 560,
  height: 315,
  html: '<iframe></iframe>',
}

let app: TestPayload
let provider: StandIn

beforeAll(async () => {
  provider = await startStandIn((req, res, url) => {
    const isThere = !url.searchParams.get('url')?.endsWith('gone')
    json(isThere ? film : {}, isThere ? 200 : 404)(req, res, url)
  })
  const endpoints = [{ schemes: ['https://films.example/*'], url: `${provider.url}/oembed` }]
  const providers = providersOf([{ provider_name: 'Films', endpoints }])
  app = await bootTestPayload({ plugins: [embeds({ providers, mayAsk: (address) => address === '127.0.0.1' })] })
})
afterAll(async () => {
  await app?.stop()
  await provider?.stop()
})

const embed = (url: string) =>
  `<!-- wp:embed {"url":"${url}"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${url}</div></figure><!-- /wp:embed -->`
const post = (id: string, ...urls: string[]) =>
  wordpressItem({ 'wp:post_id': id, title: `Story ${id}`, 'content:encoded': urls.map(embed).join('') })
const blocksOf = async (headline: string) => {
  const { docs } = await app.payload.find({ collection: 'posts', where: { headline: { equals: headline } } })
  return docs[0]?.body ? briefly(blocksFromLexical(docs[0].body)) : null
}

it('what an archive embeds is asked for once an address, and is a link where nothing is shown there', async () => {
  const [one, gone] = ['https://films.example/1', 'https://films.example/gone']
  const open = async () =>
    openWordpressExport(await temporaryFiles({ 'export.xml': wordpressExport(post('1', one, gone) + post('2', one)) }))
  const report = await importArchive(app.payload, await open())
  expect(await blocksOf('Story 1')).toEqual(['social-embed', `paragraph: [${gone}](${gone})`])
  expect(await blocksOf('Story 2')).toEqual(['social-embed'])
  expect(provider.requests).toHaveLength(2)
  expect(report.remarks('simplified').map(({ what }) => what)).toEqual(
    expect.arrayContaining([`embed of ${gone}: Nothing was found at this address`, 'embed became a link']),
  )
  const again = await importArchive(app.payload, await open())
  expect([again.number('unchanged', 'posts'), again.number('updated', 'posts')]).toEqual([2, 0])
  expect(provider.requests).toHaveLength(3)
})
