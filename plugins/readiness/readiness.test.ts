import { describe, expect, it } from '@jest/globals'
import { readinessChecks } from '#collections/settings/readinessChecks.ts'
import { checkReadiness } from './readiness.checks.ts'
import type { ReadinessFacts } from './readiness.types.ts'
import { factsOf, mediaFactsOf, mediaIdsOf } from './readinessFacts.ts'

const picture = { alt: 'A pier at dusk', caption: 'The pier', isCropSet: true }

const ready: ReadinessFacts = {
  type: 'article',
  headline: 'Eight ch',
  dek: 'd'.repeat(20),
  hasPrimarySection: true,
  tagCount: 2,
  isSlugAvailable: true,
  featuredMedia: picture,
  featuredMediaCaption: '',
  websiteImage: picture,
  socialImage: null,
  sponsoredUrl: '',
  hasShow: false,
  platformUrls: [],
  blocks: [],
  altTextOf: () => undefined,
}

const everything = Object.fromEntries(readinessChecks.map(({ name }) => [name, true]))

const failing = (facts: Partial<ReadinessFacts>, active = everything) =>
  checkReadiness({ ...ready, ...facts }, active)
    .filter(({ isPassed }) => !isPassed)
    .map(({ kind, label }) => `${kind}: ${label}`)

const sponsored = { type: 'sponsored', sponsoredUrl: 'https://sponsor.test/' }
const episode = { type: 'episode', hasShow: true, platformUrls: ['https://podcasts.test/1'] }
const uncropped = { ...picture, isCropSet: false }

describe('the checks', () => {
  it('pass for a post that has everything, of each type', () => {
    expect(failing({})).toEqual([])
    expect(failing(sponsored)).toEqual([])
    expect(failing(episode)).toEqual([])
  })

  it.each<[Partial<ReadinessFacts>, string]>([
    [{ headline: '  Seven 7  ' }, 'Required: Headline is populated'],
    [{ headline: 'h'.repeat(91) }, 'Required: Headline is shorter than 90 characters'],
    [{ dek: 'd'.repeat(19) }, 'Required: Dek is longer than 20 characters'],
    [{ dek: 'd'.repeat(171) }, 'Required: Dek is shorter than 170 characters'],
    [{ hasPrimarySection: false }, 'Required: Primary Section is selected'],
    [{ tagCount: 1 }, 'Required: At least 2 tags are selected'],
    [{ isSlugAvailable: false }, 'Required: Slug is available'],
    [{ featuredMedia: null, featuredMediaCaption: 'Own' }, 'Required: Featured Media is populated'],
    [{ featuredMedia: { ...picture, caption: ' ' } }, 'Recommended: Featured Media has a caption'],
    [{ featuredMedia: uncropped }, 'Recommended: Crop is set for Featured Image'],
    [{ websiteImage: null, socialImage: picture }, 'Required: Website Image is selected'],
    [{ websiteImage: uncropped, socialImage: picture }, 'Recommended: Crop is set for Website/Newsletter Image'],
    [{ socialImage: uncropped }, 'Recommended: Crop is set for Social Image'],
    [{ ...sponsored, sponsoredUrl: 'sponsor' }, 'Required: Sponsored URL is a valid URL'],
    [{ ...episode, hasShow: false }, 'Required: Show is selected'],
    [{ ...episode, platformUrls: ['', 'spotify'] }, 'Required: At least one podcast platform URL is provided'],
  ])('%j: %s', (facts, check) => {
    expect(failing(facts)).toContain(check)
  })

  it.each([
    ['headline', 8, 90],
    ['dek', 20, 170],
  ])('the limits of the %s are inclusive: %i and %i', (field, least, most) => {
    for (const length of [least, most]) expect(failing({ [field]: 'é'.repeat(length) })).toEqual([])
  })

  it('are those of docs/spec/newsroom.md#readiness-checks, until the settings say otherwise', () => {
    const names = checkReadiness({ ...ready, type: 'article' }, {}).map(({ name }) => name)
    expect(names).not.toContain('primarySectionIsSelected')
    expect(names).not.toContain('featuredMediaIsPopulated')
    expect(names).not.toContain('featuredCropIsSet')
    expect(names).toContain('tagsAreSelected')
    expect(failing({ tagCount: 0 }, { tagsAreSelected: false })).toEqual([])
    expect(failing({ hasPrimarySection: false }, { primarySectionIsSelected: true })).toHaveLength(1)
  })

  it('of sponsored posts and episodes are for those only', () => {
    const groups = (type: string) => new Set(checkReadiness({ ...ready, type }, everything).map(({ group }) => group))
    expect([...groups('article')]).toEqual(['Basic Metadata', 'Media'])
    expect([...groups('sponsored')]).toEqual(['Basic Metadata', 'Media', 'Sponsored Post'])
    expect([...groups('episode')]).toEqual(['Basic Metadata', 'Media', 'Episode Post'])
  })

  it('count what blocks report of themselves, each with its kind', () => {
    const image = { id: 'b1', type: 'image', props: { contentId: '7' }, children: [], content: [] }
    expect(failing({ blocks: [image] }).join()).toMatch(/Required: Image: Alt text must be at least 10 characters/)
    expect(failing({ blocks: [image], altTextOf: () => 'A pier at dusk' }).join()).not.toMatch(/Alt text/)
    const empty = { ...image, props: { contentId: null } }
    const faults = checkReadiness({ ...ready, blocks: [empty] }, everything).filter(({ isPassed }) => !isPassed)
    expect(faults).toMatchObject([
      { label: 'Image: Alt text must be at least 10 characters long', todo: 'Image: Choose a picture' },
    ])
  })
})

describe('the facts', () => {
  const lookups = { isSlugAvailable: true, media: new Map([['7', picture]]) }
  const dek = {
    root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'A dek.' }] }] },
  }

  it('are the same out of a form and out of a document', () => {
    const form = { headline: 'H', subhead: dek, tags: [1, 2], websiteImage: 7, slug: 's', type: 'article' }
    const document = { ...form, tags: [{ id: 1 }, { id: 2 }], websiteImage: { id: 7 } }
    const { altTextOf: one, ...fromForm } = factsOf(form, lookups)
    const { altTextOf: other, ...fromDocument } = factsOf(document, lookups)
    expect(fromForm).toEqual(fromDocument)
    expect([one('7'), other('8')]).toEqual([picture.alt, undefined])
    expect(fromForm).toMatchObject({ dek: 'A dek.', tagCount: 2, websiteImage: picture, featuredMedia: null })
  })

  it('tolerate anything that a draft may hold', () => {
    const odd = {
      headline: 3,
      subhead: 'x',
      tags: 'y',
      slug: null,
      meta: { platformLinks: [null, { value: 4 }] },
      body: {},
    }
    expect(factsOf(odd, lookups)).toMatchObject({ headline: '', dek: '', tagCount: 0, isSlugAvailable: false })
    expect(mediaIdsOf(odd)).toEqual([])
  })

  it('know a crop by a point that an editor set', () => {
    expect(mediaFactsOf({ focalX: 50, focalY: 50 }).isCropSet).toBe(false)
    expect(mediaFactsOf({ focalX: 20, focalY: 50 }).isCropSet).toBe(true)
    expect(mediaFactsOf({}).isCropSet).toBe(false)
  })
})
