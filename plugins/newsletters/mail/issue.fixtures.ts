import type { Block } from '#blocks/core/block.types.ts'
import { mailFixture } from '#blocks/registry/mail.fixtures.tsx'
import { placeTree } from '#blocks/registry/tree.ts'
import type { IssuePage } from '#plugins/reader-api/newsletters.answer.ts'

/** Returns an issue of a small paper with these blocks, as the reader API resolves it. */
export function issueFixture(blocks: Block[], site: Partial<IssuePage['site']> = {}): IssuePage {
  const { references, site: paper } = mailFixture()
  return {
    kind: 'issue',
    path: '/newsletters/first-boat/monday',
    title: 'Monday on the water',
    list: 'First Boat Out',
    publishDateTime: '2026-03-14T12:00:00Z',
    seo: { title: 'Monday on the water', description: '', image: null },
    site: {
      ...paper,
      tagline: '',
      language: { lang: 'en', dir: 'ltr' },
      logo: null,
      navigation: [],
      footer: [],
      accounts: [],
      address: [],
      imprint: [],
      alert: null,
      hasPodcasts: false,
      asksConsent: false,
      controlShare: 0,
      conversionPixel: null,
      ...site,
    },
    references,
    blocks: placeTree(blocks),
    signup: [],
  }
}
