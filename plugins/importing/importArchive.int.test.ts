import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { CollectionSlug } from 'payload'
import sharp from 'sharp'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { importArchiveOf, importDocument } from './archive.fixtures.ts'
import { briefly } from './convert/converting.fixtures.ts'
import { type ImportOptions, importArchive } from './importArchive.service.ts'
import { temporaryFiles, wordpressExport, wordpressItem } from './read/temporaryFile.fixtures.ts'
import { openWordpressExport } from './read/wordpress.archive.ts'

let app: TestPayload
beforeAll(async () => {
  app = await bootTestPayload()
})
afterAll(() => app.stop())

const imported: CollectionSlug[] = [
  'posts',
  'pages',
  'media',
  'sections',
  'tags',
  'authors',
  'post-sources',
  'url-targets',
  'addresses',
]

// Returns the numbers of documents and versions, which an import without changes must not change.
const stock = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const collection of imported)
    counts[collection] = (await app.payload.count({ collection, trash: true })).totalDocs
  for (const collection of ['posts', 'pages', 'sections'] as const) {
    counts[`${collection} versions`] = (await app.payload.countVersions({ collection })).totalDocs
  }
  return counts
}

afterEach(async () => {
  for (const collection of imported) {
    await app.payload.db.deleteMany({ collection, where: {} })
    if (app.payload.collections[collection].config.versions)
      await app.payload.db.deleteVersions({ collection, where: {} })
  }
})

const postOf = async (importKey: string) => {
  const { docs } = await app.payload.find({
    collection: 'posts',
    where: { importKey: { equals: importKey } },
    depth: 1,
    trash: true,
  })
  const [post, ...others] = docs
  if (!post || others.length > 0) throw new Error(`${docs.length} posts have the key ${importKey}`)
  return post
}

// A row without what every row has of its own: ids, fingerprints and times of writing.
const comparable = (row: object): string =>
  JSON.stringify(row, (name, value: unknown) => {
    if (/^(id|importHash|createdAt|updatedAt|deletedAt|since|parent|documentId|owner|post|page)$/.test(name))
      return typeof value
    return name === 'target' || name === 'leadsTo' ? String(value).replace(/\d+/, '') : value
  })

const run = (...[archive, options]: [Parameters<typeof importArchive>[1], ImportOptions?]) =>
  importArchive(app.payload, archive, options)

describe('a WordPress export with pictures that can be fetched', () => {
  let server: Server
  let host: string
  let requests = 0
  beforeAll(async () => {
    const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    server = createServer((request, response) => {
      requests += 1
      if (request.url?.endsWith('.png')) response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
      else response.writeHead(404).end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    host = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  const meta = (key: string, value: string): string =>
    `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`

  const body = (
    text: string,
  ): string => `<!-- wp:image {"id":7} --><figure class="wp-block-image"><img src="${host}/a-300x200.png" class="wp-image-7"/><figcaption>Cap</figcaption></figure><!-- /wp:image -->
    <!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph --><!-- wp:image --><figure><img src="${host}/gone.gif"/><figcaption>Gone</figcaption></figure><!-- /wp:image -->`

  const exportOf = async (text: string) =>
    openWordpressExport(
      await temporaryFiles({
        'export.xml': wordpressExport(
          `<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>Ann A.</wp:author_display_name></wp:author>
          <wp:category><wp:category_nicename>city</wp:category_nicename><wp:cat_name>City</wp:cat_name></wp:category>` +
            wordpressItem({ 'wp:post_id': '7', 'wp:post_type': 'attachment', 'wp:attachment_url': `${host}/a.png` }) +
            wordpressItem(
              {
                'content:encoded': body(text),
                'excerpt:encoded': 'A <b>dek</b>',
                link: 'https://old.test/news/a-headline/',
              },
              `<category domain="category" nicename="city">City</category><category domain="post_tag" nicename="tea">Tea</category>${meta('_thumbnail_id', '7')}`,
            ) +
            wordpressItem({ 'wp:post_id': '2', 'wp:status': 'trash', 'wp:post_name': 'binned' }) +
            wordpressItem({
              'wp:post_id': '3',
              'wp:post_type': 'page',
              title: 'About',
              'wp:post_name': 'about',
              link: 'https://old.test/us/about/',
            }),
        ),
      }),
    )

  const fetching = { mayAsk: () => true }

  it('comes over whole: text, pictures, dek, people, places and old addresses', async () => {
    const report = await run(await exportOf('Hello'), { fetching })
    expect(report.remarks('lost')).toEqual([])
    const post = await postOf('wordpress:old.test:post:1')
    const { docs: media } = await app.payload.find({ collection: 'media' })
    expect(media.map(({ mimeType, width }) => [mimeType, width])).toEqual([['image/png', 20]])
    const [picture] = media
    expect(briefly(blocksFromLexical(post.body)).slice(0, 2)).toEqual([
      `image contentId=${picture?.id} caption=Cap`,
      'paragraph: Hello',
    ])
    expect(briefly(blocksFromLexical(post.body))[2]).toContain('<figcaption>Gone</figcaption>')
    expect(post).toMatchObject({
      headline: 'A headline',
      slug: 'a-headline',
      path: '/2020/01/01/a-headline',
      publishStatus: 'PUBLISHED',
      subheadText: 'A dek',
      authors: [{ name: 'Ann A.' }],
      sections: [{ name: 'City', publishStatus: 'PUBLISHED' }],
      primarySection: { name: 'City' },
      tags: [{ name: 'Tea' }],
      featuredMedia: { id: picture?.id },
      websiteImage: { id: picture?.id },
    })
    const { docs: targets } = await app.payload.find({ collection: 'url-targets', depth: 0, sort: 'path' })
    expect(targets.map(({ path, code, type }) => [path, code, type])).toEqual(
      [
        ['/news/a-headline', '301', 'post'],
        ['/2020/01/02/a-headline', '301', 'post'],
        ['/us/about', '301', 'page'],
      ].sort((a, b) => String(a[0]).localeCompare(String(b[0]))),
    )
    expect((await postOf('wordpress:old.test:post:2')).deletedAt).toBeTruthy()
    expect(report.remarks('media').map(({ what }) => what)).toContain(`${host}/gone.gif: answered 404`)
  })

  it('changes nothing and writes no version when it is repeated, and fetches nothing twice', async () => {
    await run(await exportOf('Hello'), { fetching })
    const before = await stock()
    const requestsBefore = requests
    const report = await run(await exportOf('Hello'), { fetching })
    expect(await stock()).toEqual(before)
    expect(report.number('made') + report.number('updated')).toBe(0)
    expect(report.number('unchanged', 'posts')).toBe(2)
    // Only what was not there is requested again.
    expect(requests - requestsBefore).toBe(1)
  })

  it('updates what has changed in the archive, and nothing of its address', async () => {
    await run(await exportOf('Hello'), { fetching })
    const before = await postOf('wordpress:old.test:post:1')
    const report = await run(await exportOf('Hello again'), { fetching })
    const after = await postOf('wordpress:old.test:post:1')
    expect(report.number('updated')).toBe(1)
    expect([after.id, after.path, after.publishStatus]).toEqual([before.id, before.path, 'PUBLISHED'])
    expect(briefly(blocksFromLexical(after.body))[1]).toBe('paragraph: Hello again')
  })
})

describe('an import', () => {
  it('uses a section, tag or author that the newsroom has made, and leaves it as it is', async () => {
    const { id } = await app.payload.create({ collection: 'tags', data: { name: 'TEA!', slug: 'tea' } })
    const terms = { sections: [], authors: [], sources: [], tags: [{ key: 'k:tea', name: 'tea', slug: 'tea' }] }
    const document = importDocument('a', { terms: { sections: [], authors: [], sources: [], tags: ['k:tea'] } })
    await run(importArchiveOf([document], { terms }))
    expect((await postOf('a')).tags).toMatchObject([{ id, name: 'TEA!' }])
  })

  it('gives a number to a slug that is taken, and says so', async () => {
    await app.payload.create({
      collection: 'pages',
      data: { title: 'Tea', slug: 'tea', publishStatus: 'DRAFT' },
      draft: true,
    })
    const report = await run(importArchiveOf(['a', 'b'].map((key) => importDocument(key, { slug: 'tea' }))))
    expect([(await postOf('a')).slug, (await postOf('b')).slug]).toEqual(['tea-2', 'tea-3'])
    expect(report.remarks('changed').map(({ what }) => what)).toEqual([
      'slug tea is taken: tea-2',
      'slug tea is taken: tea-3',
    ])
  })

  it('leads an address that is taken where it led before, and says so', async () => {
    await run(importArchiveOf([importDocument('a', { oldPaths: ['/old/'] })]))
    const report = await run(importArchiveOf([importDocument('b', { oldPaths: ['/old'] })]))
    expect(report.remarks('changed').map(({ what }) => what)).toEqual(['old address leads elsewhere already: /old'])
  })

  it('keeps a document whose old address cannot become a redirect, and names the address', async () => {
    await run(importArchiveOf([importDocument('page', { collection: 'pages', title: 'About', slug: 'about' })]))
    const documents = [
      importDocument('post', { oldPaths: ['/about', '/search/', '/about/us'] }),
      importDocument('other', { collection: 'pages', slug: 'about', oldPaths: ['/about/'] }),
    ]
    const report = await run(importArchiveOf(documents))
    expect([report.number('lost'), report.number('made', 'posts'), report.number('made', 'pages')]).toEqual([0, 1, 1])
    expect(report.number('made', 'redirects')).toBe(1)
    const remarks = report.remarks('changed').map(({ what }) => what)
    expect(remarks).toContain(
      'no redirect from the old address /about: Readers have something live at /about. Unpublish it first, or choose another address.',
    )
    expect(remarks.filter((what) => what.startsWith('no redirect from the old address /search: '))).toHaveLength(1)
  })

  it('loses only the document that cannot be written, with a line that says why', async () => {
    const documents = ['a', 'b', 'c'].map((key) => importDocument(key, key === 'b' ? { publishedAt: 'never' } : {}))
    const report = await run(importArchiveOf(documents))
    expect([report.number('made', 'posts'), report.number('lost', 'posts')]).toEqual([2, 1])
    expect(report.remarks('lost')[0]?.what).toMatch(/^b: ./)
  })

  it('gives a story its language where it is not that of the publication', async () => {
    const documents = ['fr-CA', 'en-GB', 'tlh'].map((language) => importDocument(language, { language }))
    const report = await run(importArchiveOf(documents))
    const languages = await Promise.all(
      ['fr-CA', 'en-GB', 'tlh'].map(async (key) => (await postOf(key)).language ?? null),
    )
    expect(languages).toEqual(['fr', null, null])
    expect(report.remarks('changed').map(({ what }) => what)).toEqual(['language that is not known here: tlh'])
  })

  it('follows the archive where a draft was published there', async () => {
    await run(importArchiveOf([importDocument('a', { status: 'draft', publishedAt: null })]))
    expect(await postOf('a')).toMatchObject({ publishStatus: 'DRAFT', path: null })
    await run(importArchiveOf([importDocument('a')]))
    expect(await postOf('a')).toMatchObject({ publishStatus: 'PUBLISHED', path: '/2020/01/02/the-story-of-a' })
  })

  it('leaves in the trash what the newsroom threw away, and says so', async () => {
    await run(importArchiveOf([importDocument('a')]))
    const { id } = await postOf('a')
    await app.payload.update({ collection: 'posts', id, data: { deletedAt: new Date().toISOString() } })
    const report = await run(importArchiveOf([importDocument('a', { title: 'Another headline' })]))
    expect([report.number('updated'), report.number('skipped', 'posts'), report.number('lost')]).toEqual([0, 1, 0])
    expect(await postOf('a')).toMatchObject({ publishStatus: 'TRASHED', headline: 'The story of a' })
  })

  it('writes of many documents at once what it writes of each alone', async () => {
    const terms = {
      sections: [{ key: 'news', name: 'News', slug: 'news' }],
      tags: [{ key: 'tea', name: 'Tea', slug: 'tea' }],
      authors: [{ key: 'ann', name: 'Ann', slug: 'ann' }],
      sources: [{ key: 'wire', name: 'Wire', url: 'https://wire.test' }].map((one) => ({ ...one, slug: 'wire' })),
    }
    const used = { sections: ['news'], tags: ['tea'], authors: ['ann'], sources: ['wire'] }
    const documents = (prefix: string) => [
      importDocument(`${prefix}-1`, {
        terms: used,
        dek: 'A <b>dek</b>',
        note: 'By hand',
        oldPaths: [`/${prefix}/old/`],
      }),
      importDocument(`${prefix}-2`, { status: 'draft', publishedAt: null }),
      importDocument(`${prefix}-3`, { status: 'trashed', publishedAt: null }),
      importDocument(`${prefix}-4`, { collection: 'pages', oldPaths: [`/${prefix}/page`, `/${prefix}/other`] }),
    ]
    for (const document of documents('one')) await run(importArchiveOf([document], { terms }))
    await run(importArchiveOf(documents('all'), { terms }))
    const written = async (collection: CollectionSlug, prefix: string) => {
      const all = { collection, depth: 0, pagination: false, trash: true, sort: 'id' } as const
      const hasVersions = Boolean(app.payload.collections[collection].config.versions)
      const { docs } = await app.payload.find(all)
      const versions = hasVersions ? (await app.payload.findVersions(all)).docs : []
      return [...docs, ...versions].map((row) => comparable(row)).filter((row) => row.includes(`${prefix}-`))
    }
    const kinds = ['posts', 'pages', 'url-targets', 'addresses', 'address-entries', 'activity'] as const
    for (const collection of kinds) {
      const [one, all] = [await written(collection, 'one'), await written(collection, 'all')]
      expect(one.length).toBeGreaterThan(0)
      expect(all.map((row) => row.replaceAll('all-', 'one-').replaceAll('/all/', '/one/'))).toEqual(one)
    }
  })

  it('goes on where it was interrupted, and makes nothing twice', async () => {
    const documents = Array.from({ length: 200 }, (_, number) => importDocument(`story-${number}`))
    const stop = new AbortController()
    const onProgress: ImportOptions['onProgress'] = ({ phase, done }) => {
      if (phase === 'documents' && done >= 40) stop.abort()
    }
    const first = await run(importArchiveOf(documents), { signal: stop.signal, onProgress })
    const made = first.number('made', 'posts')
    expect(first.isInterrupted).toBe(true)
    expect(made).toBeGreaterThanOrEqual(40)
    expect(made).toBeLessThan(200)
    const second = await run(importArchiveOf(documents))
    expect([second.number('unchanged', 'posts'), second.number('made', 'posts')]).toEqual([made, 200 - made])
    expect((await app.payload.count({ collection: 'posts' })).totalDocs).toBe(200)
  })

  it('writes nothing of an export that ends too early', async () => {
    const whole = wordpressExport(wordpressItem({}) + wordpressItem({ 'wp:post_id': '2', 'wp:post_name': 'b' }))
    const file = await temporaryFiles({ 'cut.xml': whole.slice(0, -30) })
    const before = await stock()
    await expect(openWordpressExport(file).then((archive) => run(archive))).rejects.toThrow(/line \d+, column \d+/)
    expect(await stock()).toEqual(before)
  })
})
