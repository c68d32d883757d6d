import { describe, expect, it } from '@jest/globals'
import type { ImportArchive, ImportDocument } from '../import.types.ts'
import { temporaryFiles, wordpressExport, wordpressItem } from './temporaryFile.fixtures.ts'
import { openWordpressExport } from './wordpress.archive.ts'

const open = async (channel: string): Promise<ImportArchive> =>
  openWordpressExport(await temporaryFiles({ 'export.xml': wordpressExport(channel) }))

const documentsOf = async (archive: ImportArchive): Promise<ImportDocument[]> => {
  const documents: ImportDocument[] = []
  for await (const document of archive.documents()) documents.push(document)
  return documents
}

const documentOf = async (elements: Record<string, string>, more = '', channel = ''): Promise<ImportDocument> => {
  const [document] = await documentsOf(await open(channel + wordpressItem(elements, more)))
  if (!document) throw new Error('the export gave no document')
  return document
}

const category = (domain: string, slug: string): string =>
  `<category domain="${domain}" nicename="${slug}">${slug}</category>`
const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`

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

  it.each([
    [{ 'wp:status': 'draft' }, 'draft', null],
    [{ 'wp:status': 'pending' }, 'draft', null],
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
    const archive = await open(authors + wordpressItem({}, category('author', 'cap-bea') + category('author', 'ann')))
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
    const archive = await open(attachment + wordpressItem({}, meta('_thumbnail_id', '7')))
    const expected = {
      key: 'wordpress:old.test:attachment:7',
      url: 'https://old.test/up/a.jpg',
      alt: 'Alt',
      caption: 'Cap',
    }
    expect(archive.library).toEqual([expected])
    expect(archive.mediaFor({ url: 'http://old.test/up/a-300x200.jpg?w=3', attachmentId: null })).toEqual(expected)
    expect((await documentsOf(archive))[0]).toMatchObject({ featuredMedia: expected, featuredMediaCaption: 'Cap' })
  })

  it('does not take a picture for an attachment because of its number alone', async () => {
    const archive = await open(attachment)
    expect(archive.mediaFor({ url: 'https://else.test/b.jpg', attachmentId: '7' })?.url).toBe('https://else.test/b.jpg')
    expect(archive.mediaFor({ url: 'data:image/png;base64,AAAA', attachmentId: null })).toBeNull()
  })

  it('keeps former slugs as old addresses, and says where an address has no path', async () => {
    expect((await documentOf({}, meta('_wp_old_slug', 'first-headline'))).oldPaths).toEqual([
      '/2020/01/02/a-headline/',
      '/2020/01/02/first-headline',
    ])
    const document = await documentOf({ link: 'https://old.test/?p=1' })
    expect(document.oldPaths).toEqual([])
    expect(document.remarks[0]?.what).toContain('no redirect')
  })

  it('counts what it does not import: other types, comments', async () => {
    const archive = await open(
      wordpressItem({ 'wp:post_type': 'nav_menu_item' }) +
        wordpressItem({}, '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>'),
    )
    expect(archive.total).toBe(1)
    expect(archive.remarks).toEqual([{ kind: 'skipped', what: 'item of type nav_menu_item', count: 1 }])
    expect((await documentsOf(archive))[0]?.remarks).toEqual([{ kind: 'skipped', what: 'comment of a reader' }])
  })

  it('is refused when it is another kind of feed', async () => {
    const file = await temporaryFiles({ 'feed.xml': '<rss><channel><title>x</title></channel></rss>' })
    await expect(openWordpressExport(file)).rejects.toThrow('no WordPress export')
    await expect(openWordpressExport(`${file}.none`)).rejects.toMatchObject({ name: 'ImportFileError' })
  })
})
