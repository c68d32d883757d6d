import { describe, expect, it } from '@jest/globals'
import { anyPosts, type CollectionQuery } from '#blocks/core/collectionQuery.schema.ts'
import { type DatedPost, withForeseen } from './foreseen.ts'

const now = new Date('2026-11-25T12:00:00Z')
const at = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour)).toISOString()
const found: DatedPost[] = [
  { id: '9', date: null },
  { id: '3', date: at(10) },
  { id: '2', date: at(9) },
  { id: '1', date: at(8) },
]
const scheduled = (id: string, hour: number, content = {}) => ({ id, content, publishDateTime: at(hour) })
const ids = (query: Partial<CollectionQuery>, ...foreseen: ReturnType<typeof scheduled>[]) =>
  withForeseen(found, { ...anyPosts, ...query }, { foreseen, now }, 'UTC').join(' ')

describe('posts that will be published', () => {
  it('stand by their date, behind those that are read most', () => {
    expect(ids({}, scheduled('5', 11))).toBe('9 5 3 2 1')
    expect(ids({}, scheduled('5', 9))).toBe('9 3 5 2 1')
    expect(ids({ sort: { key: 'publishDateTime', direction: 'asc' } }, scheduled('5', 11))).toBe('9 1 2 3 5')
  })

  it('get the place of their new date where they are live already', () => {
    expect(ids({}, scheduled('1', 11))).toBe('9 1 3 2')
  })

  it('stand only where the query finds them', () => {
    expect(ids({ types: ['opinion'] }, scheduled('5', 11))).toBe('9 3 2 1')
    expect(ids({ types: ['opinion'] }, scheduled('5', 11, { type: 'opinion' }))).toBe('9 5 3 2 1')
    expect(ids({ sections: ['7'] }, scheduled('5', 11, { sections: [7] }), scheduled('6', 11, { show: 7 }))).toBe(
      '9 6 5 3 2 1',
    )
    expect(ids({ primarySection: '7' }, scheduled('5', 11, { primarySection: { id: 7 } }))).toBe('9 5 3 2 1')
    expect(ids({ tags: ['7'], authors: ['8'] }, scheduled('5', 11, { tags: [7] }))).toBe('9 3 2 1')
    expect(ids({ publishDate: { type: 'Yesterday' } }, scheduled('5', 11))).toBe('9 3 2 1')
  })

  it('leave where the query no longer finds what they become', () => {
    expect(ids({ types: ['opinion'] }, scheduled('3', 11))).toBe('9 2 1')
  })
})
