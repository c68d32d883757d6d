import { beforeEach, describe, expect, it } from '@jest/globals'
import { recentItems, recordRecentItem } from './recentItems.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
})

describe('recently used items', () => {
  it('are the last six of a user, the newest first, each once', () => {
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) recordRecentItem(1, key)
    expect(recentItems(1)).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
    expect(recentItems(2)).toEqual([])
  })

  it('are none where the browser has another value', () => {
    stored.set('citydesk/inserted/1', '{"not":"a list"}')
    expect(recentItems(1)).toEqual([])
  })
})
