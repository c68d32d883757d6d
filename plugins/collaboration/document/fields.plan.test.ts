import { describe, expect, it, jest } from '@jest/globals'
import { type Field, flattenTopLevelFields } from 'payload'
import { contentModel } from '#collections/contentModel.ts'
import { never } from '#collections/permissions/accessFromRule.ts'
import { type SharedField, sharedFields } from './fields.plan.ts'

const editor = undefined
const { collections } = contentModel({
  bodyEditor: () => editor,
  dekEditor: editor,
  proseEditor: editor,
  mediaDir: '',
  siteUrl: 'https://paper.test',
})
const planOf = (slug: string) => sharedFields(collections.find((collection) => collection.slug === slug)?.fields ?? [])
const pathsOf = (plan: SharedField[]) => plan.map(({ kind, path }) => `${kind} ${path}`)

describe('the shared fields of a post', () => {
  const plan = planOf('posts')

  it('are all that people write, each with the way in which it merges', () => {
    expect(pathsOf(plan)).toEqual([
      'text headline',
      'tree subhead',
      'set authors',
      'set oneOffAuthors',
      'tree body',
      'value kicker',
      'value kickerExpiresIn',
      'text kickerExpiresAt',
      'value featuredMedia',
      'value featuredMediaCrop',
      'value featuredMediaType',
      'text featuredMediaCaption',
      'value websiteImage',
      'value websiteImageCrop',
      'value socialImage',
      'value socialImageCrop',
      'value type',
      'text sponsoredUrl',
      'text sponsorName',
      'value show',
      'value language',
      'rows meta.platformLinks',
      'value audio',
      'value season',
      'value episodeNumber',
      'value episodeType',
      'rows chapters',
      'text transcript',
      'set sections',
      'value primarySection',
      'set tags',
      'set sources',
      'rows contributors',
      'rows corrections',
      'value headlinePlacement',
      'value layout',
      'value commentsEnabled',
      'value sendToAggregator',
      'value hidesAds',
      'value allowRepublishing',
      'text note',
      'value publishDateTime',
      'text slug',
    ])
  })

  it('say what a value may be', () => {
    expect(plan.find(({ path }) => path === 'kicker')).toEqual({
      kind: 'value',
      path: 'kicker',
      value: { type: 'select', options: ['Exclusive', 'Live Chat', 'Breaking', 'Live', 'Developing'] },
    })
    expect(plan.find(({ path }) => path === 'tags')).toEqual({
      kind: 'set',
      path: 'tags',
      value: { type: 'reference', to: ['tags'], isNamed: false },
    })
  })

  it('name the fields of a row inside of the row', () => {
    const rows = plan.find(({ path }) => path === 'meta.platformLinks')
    expect(rows?.kind === 'rows' && pathsOf(rows.fields)).toEqual(['text type', 'text value'])
  })

  it('are plain data, so that the browser gets them as they are', () => {
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan)
  })
})

describe('fields that no user edits are not shared', () => {
  const unshared: [string, Field][] = [
    ['virtual', { name: 'a', type: 'text', virtual: true }],
    ['read-only', { name: 'a', type: 'text', admin: { readOnly: true } }],
    ['hidden', { name: 'a', type: 'text', admin: { hidden: true } }],
    ['never updated', { name: 'a', type: 'text', access: { update: never } }],
    ['marked so', { name: 'a', type: 'text', custom: { isShared: false } }],
    ['written by Payload', { name: '_status', type: 'text' }],
    ['in a hidden group', { name: 'g', type: 'group', admin: { hidden: true }, fields: [{ name: 'a', type: 'text' }] }],
  ]

  it.each(unshared)('%s', (_, field) => {
    expect(sharedFields([field])).toEqual([])
  })

  it('but a field that some may change is, whatever its rule reads', () => {
    const update = jest.fn(() => false)
    expect(pathsOf(sharedFields([{ name: 'a', type: 'text', access: { update } }]))).toEqual(['text a'])
    expect(update).not.toHaveBeenCalled()
  })

  it('and every rule of a collection that denies all updates is the one that is known', () => {
    const denying = collections.flatMap(({ slug, fields }) =>
      flattenTopLevelFields(fields).flatMap((field) => {
        const rule = 'access' in field ? field.access?.update : undefined
        const isDenying = rule !== undefined && /^\(\) => false$/.test(rule.toString().replace(/\s*=>\s*/, ' => '))
        return isDenying && rule !== never && 'name' in field ? [`${slug}.${field.name}`] : []
      }),
    )
    expect(denying).toEqual([])
  })
})
