import { describe, expect, it } from '@jest/globals'
import { blockFixture, textRun } from '#blocks/core/block.fixtures.ts'
import { checkIssue, type IssueFacts } from './issue.checks.ts'

const mail = { bytes: 40_000, leftOut: [], deadLinks: [] }

const ready: IssueFacts = {
  subject: 'One lane, and a slow ferry',
  previewText: 'Before you leave the house.',
  blocks: [],
  altTextOf: () => undefined,
  mail,
}

const failing = (facts: Partial<IssueFacts>) =>
  checkIssue({ ...ready, ...facts })
    .filter(({ isPassed }) => !isPassed)
    .map(({ kind, label, todo }) => `${kind}: ${todo ?? label}`)

const linked = (href: string) => [blockFixture('paragraph', { content: [textRun('here', { type: 'link', href })] })]
const photo = { id: '7', altText: '', caption: '', credit: '' }

describe('the checks of an issue', () => {
  it('pass for one that has everything, and while its mail is not rendered yet', () => {
    expect(failing({})).toEqual([])
    expect(failing({ mail: null })).toEqual([])
  })

  it.each<[string, Partial<IssueFacts>, string]>([
    ['no subject', { subject: ' ' }, 'Required: Subject is populated'],
    ['a long subject', { subject: 'é'.repeat(151) }, 'Required: Subject is not longer than 150 characters'],
    ['no preview text', { previewText: '' }, 'Recommended: Preview text is populated'],
    [
      'a large mail',
      { mail: { ...mail, bytes: 102_401 } },
      'Required: Shorten the newsletter: its mail has 101 KB, and Gmail hides what is over 100 KB',
    ],
    [
      'a bare gallery',
      { blocks: [blockFixture('gallery', { props: { content: [photo, { ...photo, altText: 'Fog' }] } })] },
      'Recommended: Gallery: 1 picture has no alt text',
    ],
    ['a half link', { blocks: linked('harbour') }, 'Required: Link harbour is no whole address'],
    [
      'a link within the page',
      { blocks: linked('#map') },
      'Required: Link #map leads to a place in the page, which a mail does not have',
    ],
    [
      'a dead link',
      { mail: { ...mail, deadLinks: ['/gone'] } },
      'Recommended: Link /gone leads to a page that readers cannot open',
    ],
    [
      'a block that is left out',
      { mail: { ...mail, leftOut: [{ blockId: 'ad', message: 'Ad: The ad server serves pages only' }] } },
      'Recommended: Left out of the mail: Ad: The ad server serves pages only',
    ],
  ])('find %s', (_what, facts, found) => {
    expect(failing(facts)).toEqual([found])
  })

  it('count characters as readers do, up to the limit', () => {
    expect(failing({ subject: '🌊'.repeat(150) })).toEqual([])
    expect(failing({ mail: { ...mail, bytes: 102_400 } })).toEqual([])
  })

  it('let paths of the site, mail addresses and alternative texts of the library through', () => {
    for (const href of ['/contact', 'mailto:tips@harbour.example', 'https://harbour.example/']) {
      expect(failing({ blocks: linked(href) })).toEqual([])
    }
    const blocks = [blockFixture('gallery', { props: { content: [photo] } })]
    expect(failing({ blocks, altTextOf: () => 'Fog over the bar' })).toEqual([])
  })
})
