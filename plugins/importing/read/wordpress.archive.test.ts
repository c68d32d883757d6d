import { describe, expect, it } from '@jest/globals'
import type { ImportArchive } from '../import.types.ts'
import { temporaryFiles, wordpressItem } from './temporaryFile.fixtures.ts'
import { openWordpressExport } from './wordpress.archive.ts'
import { category, documentOf, documentsOf, meta, openExport } from './wordpressExport.fixtures.ts'

describe('a WordPress export', () => {
  it('gives a post with title, date in UTC, slug and old path', async () => {
    expect(await documentOf({ title: 'Fish &amp; <em>chips</em>', 'excerpt:encoded': 'A <b>dek</b>' })).toMatchObject({
      key: 'wordpress:old.test:post:1',
      collection: 'posts',
      title: 'Fish & chips',
      dek: 'A <b>dek</b>',
      slug: 'a-headline',
      status: 'published',
      publishedAt: '2020-01-02T03:04:05.000Z',
      oldPaths: ['/2020/01/02/a-headline/'],
    })
  })

  it('knows an item by its address where its number is missing or another one’s, in every run', async () => {
    const link = (path: string) => ({ link: `https://old.test/${path}/` })
    const archive = await openExport(
      [
        wordpressItem(link('first')),
        wordpressItem(link('second')),
        wordpressItem({ ...link('third'), 'wp:post_id': '' }),
        wordpressItem({ ...link('third'), 'wp:post_id': '' }),
      ].join(''),
    )
    const keys = [
      'wordpress:old.test:post:1',
      'wordpress:old.test:post-at:/second/',
      'wordpress:old.test:post-at:/third/',
      'wordpress:old.test:post-at:/third/ (2)',
    ]
    for (const documents of [await documentsOf(archive), await documentsOf(archive)]) {
      expect(documents.map(({ key }) => key)).toEqual(keys)
      expect(documents.map(({ remarks }) => remarks.map(({ what }) => what))).toEqual([
        [],
        ['another item has its number, 1: a later import knows it by its address'],
        ['without a number: a later import knows it by its address'],
        ['without a number: a later import knows it by its address'],
      ])
    }
  })

  it('knows where links to its own documents lead here', async () => {
    const page = (id: string, path: string) =>
      wordpressItem({ 'wp:post_id': id, 'wp:post_type': 'page', link: `https://old.test${path}` })
    const [document] = await documentsOf(await openExport(page('10', '/company/') + page('11', '/company/team/')))
    const led = (address: string) => document?.conversion.ownPath?.(new URL(address))
    expect(
      [
        'https://old.test/company/team/',
        'http://www.old.test/company',
        'https://old.test/?p=11',
        'https://old.test/?page_id=10#team',
        'https://old.test/',
        'https://old.test/category/news/',
        'https://old.test/wp-content/uploads/a.pdf',
        'https://other.test/company/',
      ].map(led),
    ).toEqual(['/company/team/', '/company', '/company/team/', '/company/#team', '/', null, undefined, undefined])
  })

  it('has sections as parts of those at the top: there are two levels', async () => {
    const listed = (slug: string, parent: string) =>
      `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${slug.toUpperCase()}</wp:cat_name></wp:category>`
    const { remarks, terms } = await openExport(
      listed('audio', 'software') + listed('software', 'computers') + listed('computers', '') + listed('lost', 'gone'),
    )
    expect(terms.sections.map(({ slug, parent }) => [slug, parent])).toEqual([
      ['audio', 'wordpress:old.test:category:computers'],
      ['software', 'wordpress:old.test:category:computers'],
      ['computers', undefined],
      ['lost', undefined],
    ])
    expect(remarks.map(({ what }) => what)).toEqual([
      'category AUDIO stood under SOFTWARE: its posts are in both sections, and it is part of COMPUTERS: there are two levels',
      'category SOFTWARE stood under COMPUTERS: its posts are in both sections',
      'category LOST stood under gone: its posts are in both sections',
    ])
  })

  it('has the language that the export names', async () => {
    expect((await documentOf({}, '', '<language>fr-FR</language>')).language).toBe('fr-FR')
    expect((await documentOf({})).language).toBe('')
  })

  it.each([
    [{ 'wp:status': 'draft' }, 'draft', null],
    [{ 'wp:status': 'pending' }, 'draft', null],
    [{ 'wp:status': '' }, 'draft', 'without a status: imported as a draft'],
    [{ 'wp:status': 'private' }, 'draft', 'private: imported as a draft'],
    [{ 'wp:post_password': 'x' }, 'draft', 'protected by a password: imported as a draft'],
    [{ 'wp:status': 'trash' }, 'trashed', null],
  ])('never shows readers what they could not see: %j', async (elements, status, remark) => {
    const document = await documentOf(elements)
    expect(document.status).toBe(status)
    expect(document.publishedAt).toBeNull()
    expect(document.remarks.map(({ what }) => what)).toEqual(remark ? [remark] : [])
  })

  it('has co-authors before the one who typed it in', async () => {
    const authors =
      '<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>Ann A.</wp:author_display_name></wp:author>'
    const archive = await openExport(
      authors + wordpressItem({}, category('author', 'cap-bea') + category('author', 'ann')),
    )
    const [document] = await documentsOf(archive)
    expect(document?.terms.authors).toEqual(['wordpress:old.test:author:bea', 'wordpress:old.test:author:ann'])
    expect(archive.terms.authors.map(({ name }) => name)).toEqual(['Ann A.', 'cap-bea'])
  })

  it('puts a post into the parents of its categories too, and ends where categories go round in circles', async () => {
    const categories = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
    ].map(
      ([slug, parent]) =>
        `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${slug}</wp:cat_name></wp:category>`,
    )
    const document = await documentOf({}, category('category', 'a') + category('post_tag', 't'), categories.join(''))
    expect(document.terms.sections.map((key) => key.split(':').at(-1))).toEqual(['a', 'b', 'c'])
    expect(document.terms.tags).toEqual(['wordpress:old.test:tag:t'])
  })

  const attachment = wordpressItem(
    {
      'wp:post_id': '7',
      'wp:post_type': 'attachment',
      'wp:attachment_url': 'https://old.test/up/a.jpg',
      'excerpt:encoded': 'Cap',
    },
    meta('_wp_attachment_image_alt', 'Alt'),
  )

  it('finds the attachment of a resized picture, and of the featured one', async () => {
    const archive = await openExport(attachment + wordpressItem({}, meta('_thumbnail_id', '7')))
    const expected = {
      key: 'wordpress:old.test:attachment:7',
      url: 'https://old.test/up/a.jpg',
      alt: 'Alt',
      caption: 'Cap',
    }
    expect(archive.library).toEqual([expected])
    expect(
      archive.mediaFor({ url: 'http://old.test/up/a-300x200.jpg?w=3', attachmentId: null, scheme: 'image' }),
    ).toEqual(expected)
    expect((await documentsOf(archive))[0]).toMatchObject({ featuredMedia: expected, featuredMediaCaption: 'Cap' })
  })

  it('does not take a picture for an attachment because of its number alone', async () => {
    const archive = await openExport(attachment)
    expect(archive.mediaFor({ url: 'https://else.test/b.jpg', attachmentId: '7', scheme: 'image' })?.url).toBe(
      'https://else.test/b.jpg',
    )
    expect(archive.mediaFor({ url: 'data:image/png;base64,AAAA', attachmentId: null, scheme: 'image' })).toBeNull()
  })

  it('keeps former slugs as old addresses, and says where an address has no path', async () => {
    const slugs = meta('_wp_old_slug', 'first-headline') + meta('_wp_old_slug', 'second-headline')
    expect((await documentOf({}, slugs)).oldPaths).toEqual([
      '/2020/01/02/a-headline/',
      '/2020/01/02/first-headline',
      '/2020/01/02/second-headline',
    ])
    const document = await documentOf({ link: 'https://old.test/?p=1' })
    expect(document.oldPaths).toEqual([])
    expect(document.remarks[0]?.what).toContain('no redirect')
  })

  it('counts what it does not import: other types, comments', async () => {
    const archive = await openExport(
      wordpressItem({ 'wp:post_type': 'nav_menu_item' }) +
        wordpressItem({}, '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>'),
    )
    expect(archive.total).toBe(1)
    expect(archive.remarks).toEqual([{ kind: 'skipped', what: 'item of type nav_menu_item', count: 1 }])
    expect((await documentsOf(archive))[0]?.remarks).toEqual([{ kind: 'skipped', what: 'comment of a reader' }])
  })

  it('keeps the name of an author with an odd e-mail address', async () => {
    const author = (login: string, email: string) =>
      `<wp:author><wp:author_login>${login}</wp:author_login><wp:author_email>${email}</wp:author_email></wp:author>`
    const archive = await openExport(
      author('ann', 'ann@old.test') + author('bea', 'bea@localhost') + author('cy', 'c y@x.test'),
    )
    expect(archive.terms.authors).toEqual([
      { key: 'wordpress:old.test:author:ann', name: 'ann', slug: 'ann', email: 'ann@old.test' },
      { key: 'wordpress:old.test:author:bea', name: 'bea', slug: 'bea' },
      { key: 'wordpress:old.test:author:cy', name: 'cy', slug: 'cy' },
    ])
    expect(archive.remarks.map(({ what }) => what)).toEqual([
      'e-mail address of bea that is none: bea@localhost',
      'e-mail address of cy that is none: c y@x.test',
    ])
  })

  it('asks for its site where it does not say it', async () => {
    const file = await temporaryFiles({ 'a.xml': '<rss><channel><wp:wxr_version>1.2</wp:wxr_version></channel></rss>' })
    await expect(openWordpressExport(file)).rejects.toThrow('--site')
    const own = wordpressItem({})
    const named = await temporaryFiles({
      'a.xml': `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${own}</channel></rss>`,
      'b.xml': `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><link>https://b.test/blog/</link>${own}</channel></rss>`,
    })
    const keysOf = async (archive: ImportArchive) => (await documentsOf(archive)).map(({ key }) => key)
    expect(await keysOf(await openWordpressExport(named, 'https://a.test/'))).toEqual(['wordpress:a.test:post:1'])
    expect(await keysOf(await openWordpressExport(named.replace('a.xml', 'b.xml')))).toEqual([
      'wordpress:b.test/blog:post:1',
    ])
  })

  it('is refused when it is another kind of feed', async () => {
    const file = await temporaryFiles({ 'feed.xml': '<rss><channel><title>x</title></channel></rss>' })
    await expect(openWordpressExport(file)).rejects.toThrow('no WordPress export')
    await expect(openWordpressExport(`${file}.none`)).rejects.toMatchObject({ name: 'ImportFileError' })
  })

  it('reads footnotes out of the meta data, and the address that relative links start from', async () => {
    const footnotes = `<![CDATA[${JSON.stringify([{ id: 'n1', content: 'A <em>note</em>' }])}]]>`
    expect((await documentOf({}, meta('footnotes', footnotes))).conversion).toMatchObject({
      footnotes: [{ id: 'n1', content: 'A <em>note</em>' }],
      base: 'https://old.test/2020/01/02/a-headline/',
    })
    const broken = await documentOf({ link: '' }, meta('footnotes', '[{"id":'))
    expect(broken.conversion).toMatchObject({ footnotes: [], base: 'https://old.test/' })
    expect(broken.remarks.map(({ what }) => what)).toEqual(['footnotes that cannot be read: [{"id":'])
  })
})
