import { describe, expect, it } from '@jest/globals'
import type { ClientField } from 'payload'
import { hasVisible, placeOf, withoutFields } from './storyFields.ts'

const root = { parentIndexPath: '0', parentPath: '_index-0', parentSchemaPath: 'posts._index-0' }

const fields: ClientField[] = [
  { type: 'text', name: 'headline' },
  {
    type: 'collapsible',
    label: 'Kicker',
    fields: [
      {
        type: 'row',
        fields: [
          { type: 'text', name: 'kicker' },
          { type: 'number', name: 'expires' },
        ],
      },
    ],
  },
]

const tabs: ClientField[] = [{ type: 'tabs', tabs: [{ label: 'Story', fields }] }]

describe('a field of the page', () => {
  it('is found in tabs, rows and collapsible parts, with the paths that Payload gives it', () => {
    expect(placeOf('headline', tabs, root)).toEqual({
      field: fields[0],
      parentIndexPath: '0-0-0',
      parentPath: '_index-0-0-0',
      parentSchemaPath: 'posts._index-0-0-0',
    })
    expect(placeOf('kicker', tabs, root)?.parentSchemaPath).toBe('posts._index-0-0-0-1-0')
  })

  it('is not found where the form does not have it', () => {
    expect(placeOf('nothing', tabs, root)).toBeNull()
  })
})

describe('the panel', () => {
  it('has all other fields at the places that Payload counts', () => {
    const left = withoutFields(fields, new Set(['headline', 'kicker']))
    expect(left.map(({ type }) => type)).toEqual(['text', 'collapsible'])
    expect(JSON.stringify(left)).toBe(
      JSON.stringify([
        { type: 'text', name: 'headline', hidden: true },
        {
          type: 'collapsible',
          label: 'Kicker',
          fields: [
            {
              type: 'row',
              fields: [
                { type: 'text', name: 'kicker', hidden: true },
                { type: 'number', name: 'expires' },
              ],
            },
          ],
        },
      ]),
    )
    expect(hasVisible(left)).toBe(true)
  })

  it('has no container whose fields are all on the page', () => {
    expect(hasVisible(withoutFields(fields, new Set(['headline', 'kicker', 'expires'])))).toBe(false)
  })
})
