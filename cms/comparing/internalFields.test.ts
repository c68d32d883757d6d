import { describe, expect, it } from '@jest/globals'
import type { Field } from 'payload'
import { testConfig } from '#tests/integration/testConfig.ts'
import { hideInternals } from './internalFields.ts'

const built = await hideInternals(
  testConfig({ databaseUrl: 'postgres://localhost/none', folder: '/tmp', isCopied: false }, {}),
)

interface Seen {
  name: string
  isListed: boolean
  diff: unknown
}

function seenIn(fields: readonly Field[]): Seen[] {
  return fields.flatMap((field): Seen[] => {
    const below =
      field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : 'fields' in field ? field.fields : []
    const isNamed = 'name' in field && field.type !== 'ui' && !('hidden' in field && field.hidden === true)
    const { disableListColumn, disableListFilter, components } = Object(field.admin ?? {})
    const isListed = !(disableListColumn && disableListFilter)
    return [...(isNamed ? [{ name: field.name, isListed, diff: components?.Diff }] : []), ...seenIn(below)]
  })
}

// Names that the product gives to what it keeps for itself.
const internal = /^(import|sort|search|saved|waiting|idempotency|leads)|(Key|Hash|Crop)$|^(x|y|zoom|blocks|wordCount)$/

describe('what people see of the fields of a collection', () => {
  it.each(
    built.collections.filter(({ admin }) => admin.hidden !== true).map(({ slug, fields }) => [slug, fields] as const),
  )('%s: no column and no filter of what the product keeps for itself', (_slug, fields) => {
    const listed = seenIn(fields).filter(({ isListed }) => isListed)
    const known = new Set(['leadsTo', 'featuredMediaCrop', 'websiteImageCrop', 'socialImageCrop'])
    expect(listed.map(({ name }) => name).filter((name) => internal.test(name) && !known.has(name))).toEqual([])
  })

  it('is one status in lists and one in comparisons', () => {
    const posts = built.collections.find(({ slug }) => slug === 'posts')
    const statuses = seenIn(posts?.fields ?? []).filter(({ name }) => name === '_status' || name === 'publishStatus')
    expect(statuses.filter(({ isListed }) => isListed).map(({ name }) => name)).toEqual(['publishStatus'])
    expect(statuses.filter(({ diff }) => String(diff).includes('NoDiff')).map(({ name }) => name)).toEqual([
      'publishStatus',
    ])
  })
})
