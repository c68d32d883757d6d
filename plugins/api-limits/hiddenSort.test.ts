import { describe, expect, it } from '@jest/globals'
import { buildConfig } from 'payload'
import { isHiddenSort } from './hiddenSort.ts'

const { collections } = await buildConfig({
  secret: '',
  db: { defaultIDType: 'number', init: () => Object({}) },
  collections: [
    { slug: 'users', auth: true, fields: [{ name: 'name', type: 'text' }] },
    {
      slug: 'posts',
      fields: [
        { name: 'headline', type: 'text' },
        { name: 'author', type: 'relationship', relationTo: 'users' },
        { name: 'anyone', type: 'relationship', relationTo: ['users', 'posts'] },
        { name: 'credit', type: 'group', fields: [{ name: 'by', type: 'relationship', relationTo: 'users' }] },
      ],
    },
  ],
})
const fieldsOf = (slug: string) => collections.find((one) => one.slug === slug)?.flattenedFields ?? []
const isHidden = (path: string) => isHiddenSort(fieldsOf, fieldsOf('posts'), path)

describe('a path to sort by', () => {
  it.each(['author.hash', '-author.salt', 'author__hash', 'version.author.hash', 'anyone.hash', 'credit.by.hash'])(
    '%s leads to a hidden field',
    (path) => expect(isHidden(path)).toBe(true),
  )

  it.each(['headline', '-author.name', 'author', 'credit.by.name', 'hash', ''])('%s does not', (path) =>
    expect(isHidden(path)).toBe(false),
  )
})
