import { describe, expect, it } from '@jest/globals'
import type { ReaderMedia } from '#contract/reader.schema.ts'
import { shapeMedia } from './media.shape.ts'
import { pageQuery } from './query.schema.ts'
import { articleRow, mediaRow, settingsRow } from './rows.schema.ts'
import { excerpt, shapeSeo } from './seo.shape.ts'
import { shapeSite } from './site.shape.ts'
import { placeOfPart } from './sitemap.answer.ts'

const picture = (id: string, mimeType = 'image/jpeg'): ReaderMedia =>
  shapeMedia(mediaRow.parse({ id, filename: `${id}.jpg`, mimeType }))

describe('a file as readers get it', () => {
  it('has an address of the site with its name escaped', () => {
    expect(shapeMedia(mediaRow.parse({ id: 1, filename: 'a b#1?.jpg', mimeType: 'image/jpeg' })).src).toBe(
      '/media/a%20b%231%3F.jpg',
    )
  })

  it('has its focal point from 0 to 1, in the middle by default', () => {
    const chosen = mediaRow.parse({ id: 1, filename: 'a.jpg', mimeType: 'image/jpeg', focalX: 0, focalY: 80 })
    expect(shapeMedia(chosen).focalPoint).toEqual({ x: 0, y: 0.8 })
    expect(picture('2').focalPoint).toEqual({ x: 0.5, y: 0.5 })
  })
})

describe('the metadata for search engines', () => {
  it('has a description that is cut at a word, with an ellipsis', () => {
    expect(excerpt('one two three four', 12)).toBe('one two…')
    expect(excerpt('one two, three four', 10)).toBe('one two…')
    expect(excerpt('  short\n text ', 12)).toBe('short text')
    expect(excerpt('x'.repeat(200))).toBe(`${'x'.repeat(160)}…`)
  })

  it('describes by the dek, else by the text', () => {
    const blocks = [
      {
        id: '0',
        type: 'paragraph',
        props: {},
        children: [],
        content: [{ type: 'text' as const, text: 'The text.', marks: [] }],
        nthOfType: 1,
        placementRow: 1,
      },
    ]
    expect(shapeSeo({ title: 'T', dek: 'The dek.', blocks, images: [] }).description).toBe('The dek.')
    expect(shapeSeo({ title: 'T', dek: ' ', blocks, images: [] }).description).toBe('The text.')
    expect(shapeSeo({ title: 'T', dek: ' ', fallback: 'A list.', images: [] }).description).toBe('A list.')
  })

  it('shows the first picture that networks can draw: no SVG, no film', () => {
    const images = [null, picture('1', 'image/svg+xml'), picture('2', 'video/mp4'), picture('3'), picture('4')]
    expect(shapeSeo({ title: 'T', images }).image?.id).toBe('3')
    expect(shapeSeo({ title: 'T', images: [] }).image).toBeNull()
  })
})

describe('rows', () => {
  it('stand without a body that cannot be read', () => {
    const row = { id: 1, path: '/2026/01/02/x', publishDateTime: 'd', updatedAt: 'd', body: { root: 'broken' } }
    expect(articleRow.parse(row)).toMatchObject({ id: '1', body: null, type: 'article', headlinePlacement: 'BOTTOM' })
  })

  it('leave out navigation that leads nowhere', () => {
    const settings = settingsRow.parse({
      name: 'Times',
      navigation: [
        { type: 'section', section: 1 },
        { type: 'section', section: 2, label: 'Other' },
        { type: 'link', url: null, label: 'Nowhere' },
        { type: 'link', url: '/x' },
      ],
    })
    const sections = new Map([['2', { label: 'Two', href: '/section/two' }]])
    const adFree = { tags: new Set<string>(), sections: new Set<string>() }
    const related = { media: new Map(), authors: new Map(), tags: new Map(), pages: new Map(), sections, adFree }
    expect(
      shapeSite({ ...settings, hasPodcasts: false, shownAlert: null }, related, 'https://times.test').navigation,
    ).toEqual([
      { label: 'Other', href: '/section/two' },
      { label: '/x', href: '/x' },
    ])
  })
})

describe('the parts of the sitemap', () => {
  it.each([
    [1, { group: 0, page: 1 }],
    [2, { group: 2, page: 1 }],
    [4, { group: 2, page: 3 }],
    [5, null],
  ])('part %d', (part, place) => {
    expect(placeOfPart(part, [1, 0, 3])).toEqual(place)
  })
})

describe('the query of a page', () => {
  it('is for the first page unless told', () => {
    expect(pageQuery.parse({ path: '/' })).toEqual({ path: '/', page: 1 })
  })
})
