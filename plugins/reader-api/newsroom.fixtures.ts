import type { Payload } from 'payload'
import sharp from 'sharp'
import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'

/** Returns a block without content, for tests. */
export function block(type: string, props: Record<string, unknown> = {}, children: Block[] = []): Block {
  return { id: `${type}-1`, type, props, children, content: [] }
}

/** Returns a paragraph of plain text. */
export function paragraph(text: string): Block {
  return { ...block('paragraph'), content: [{ type: 'text', text, marks: [] }] }
}

/** Returns a rich text field's value. */
export function richText(...blocks: Block[]) {
  return lexicalFromBlocks(blocks)
}

/** Fields that the generated types require although the collection has defaults. */
export const postDefaults = {
  type: 'article',
  featuredMediaType: 'IMAGE',
  headlinePlacement: 'BOTTOM',
  layout: 'DEFAULT',
  publishStatus: 'DRAFT',
} as const

/** Creates a small newsroom. Every text that readers must not see contains "secret" or an e-mail address. */
export async function makeNewsroom(payload: Payload) {
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  const makeMedia = (name: string) =>
    payload.create({
      collection: 'media',
      data: { alt: `Alt of ${name}`, credit: 'Ana', usageInstructions: 'secret terms' },
      file: { data: png, mimetype: 'image/png', name: `${name}.png`, size: png.length },
    })
  const photo = await makeMedia('photo')
  const inBody = await makeMedia('in-body')
  const user = await payload.create({
    collection: 'users',
    data: { name: 'Ana Account', email: 'ana.account@citydesk.test', password: 'long-enough-for-a-test' },
  })
  const author = await payload.create({
    collection: 'authors',
    data: { name: 'Ana Ames', bio: 'Writes.', email: 'ana@citydesk.test', user: user.id, portrait: photo.id },
  })
  const published = { _status: 'published' as const }
  const news = await payload.create({
    collection: 'sections',
    data: { name: 'News', description: richText(paragraph('All of it.')), ...published },
  })
  const show = await payload.create({ collection: 'sections', data: { name: 'Our Show', type: 'show', ...published } })
  const hidden = await payload.create({ collection: 'sections', data: { name: 'Secret Section' } })
  const tag = await payload.create({ collection: 'tags', data: { name: 'Parks' } })
  const page = await payload.create({
    collection: 'pages',
    data: { title: 'About', body: richText(paragraph('Who we are.')), ...published },
  })
  await payload.create({ collection: 'pages', data: { title: 'Secret Page' } })
  await payload.updateGlobal({
    slug: 'settings',
    data: {
      name: 'The Test Times',
      tagline: 'Daily',
      navigation: [
        { type: 'section', section: news.id },
        { type: 'section', section: hidden.id },
        { type: 'page', page: page.id, label: 'Us' },
        { type: 'link', url: 'https://shop.example', label: 'Shop' },
      ],
      footer: [{ label: 'Terms', url: '/terms-of-use' }],
    },
  })
  const post = await payload.create({
    collection: 'posts',
    data: {
      ...postDefaults,
      headline: 'Park opens',
      subhead: richText(paragraph('After ten years.')),
      body: richText(paragraph('The park is open now.'), block('image', { contentId: String(inBody.id) })),
      kicker: 'Breaking',
      kickerExpiresIn: 3_600_000,
      authors: [author.id],
      oneOffAuthors: ['Guest Writer'],
      sections: [news.id, hidden.id],
      primarySection: news.id,
      tags: [tag.id],
      websiteImage: photo.id,
      note: 'secret note',
      createdBy: user.id,
      importKey: 'secret-import-key',
      publishDateTime: '2026-01-02T20:00:00.000Z',
      ...published,
    },
  })
  const draft = await payload.create({
    collection: 'posts',
    draft: true,
    data: {
      headline: 'Secret draft',
      sections: [news.id],
      primarySection: news.id,
      tags: [tag.id],
      authors: [author.id],
    },
  })
  return { photo, inBody, user, author, news, show, hidden, tag, page, post, draft }
}

export type Newsroom = Awaited<ReturnType<typeof makeNewsroom>>
