import { describe, expect, it } from '@jest/globals'
import { matchingItems } from './insertItems.ts'
import { slashQueryIn } from './slashQuery.ts'

const items = ['Image', 'Button Group', 'Show Episodes'].map((label) => ({ label, aliases: [], keywords: [] }))
const hasMatch = (query: string) => matchingItems(items, query).length > 0

describe('the query in front of the caret', () => {
  it.each([
    ['/', '', 0],
    ['/button group', 'button group', 0],
    ['/button gruo', 'button gruo', 0],
    ['Words /ima', 'ima', 6],
    ['(/ima', 'ima', 1],
    ['/nothing', 'nothing', 0],
  ])('of %j is %j at %i', (before, query, offset) => {
    expect(slashQueryIn(before, hasMatch)).toMatchObject({ query, offset })
  })

  it.each(['Monday and/or', '/ 12', '/usr/local', '/that is a sentence', '/button hole', 'Words'])(
    'does not exist in %j',
    (before) => {
      expect(slashQueryIn(before, hasMatch)).toBeNull()
    },
  )
})
