import { describe, expect, it } from '@jest/globals'
import { noFilters } from './listState.ts'
import { findOfList } from './listWhere.ts'

const now = new Date('2026-07-15T20:00:00.000Z')
const timeZone = 'America/Los_Angeles'
const byModified = [{ key: 'updatedAt', direction: 'desc' }] as const

const find = (filters: Partial<typeof noFilters> = {}) =>
  findOfList({ ...noFilters, sort: byModified, ...filters }, now, timeZone)

describe('the query of a list', () => {
  it('asks for everything but the trash when nothing is filtered', () => {
    expect(find()).toEqual({ where: {}, text: '', trash: false, sort: ['-updatedAt'] })
  })

  it('looks into the trash only when that status is asked for', () => {
    expect(find({ publishStatus: ['TRASHED'] })).toMatchObject({
      trash: true,
      where: { and: [{ publishStatus: { in: ['TRASHED'] } }] },
    })
    expect(find({ publishStatus: ['DRAFT'] }).trash).toBe(false)
    expect(find({ publishStatus: ['DRAFT', 'TRASHED'] }).trash).toBe(true)
  })

  it('searches for a keyword beside its filters', () => {
    expect(find({ keyword: '  Council  Élan ' })).toMatchObject({ where: {}, text: 'Council  Élan' })
  })

  it('takes the wildcards of SQL for letters', () => {
    expect(find({ slug: '100%_\\' }).where).toEqual({ and: [{ slug: { like: '100\\%\\_\\\\' } }] })
  })

  it('finds the episodes of a show along with the posts of a section', () => {
    expect(find({ sections: [1], shows: [2] }).where).toEqual({
      and: [{ or: [{ sections: { in: [1] } }, { show: { in: [2] } }] }],
    })
    expect(find({ shows: [2] }).where).toEqual({ and: [{ show: { in: [2] } }] })
  })

  it('narrows down with every kind of filter', () => {
    const { where } = find({
      postTypes: ['opinion'],
      sections: [1, 2],
      tags: [3],
      authors: [4],
      oneOffAuthors: ['Ada Reyes'],
      slug: 'a-slug',
      publishDate: { type: 'Custom', value: { from: '2026-07-01', to: '2026-07-02' } },
    })
    expect(where).toEqual({
      and: [
        { type: { in: ['opinion'] } },
        { sections: { in: [1, 2] } },
        { tags: { in: [3] } },
        { or: [{ authors: { in: [4] } }, { oneOffAuthors: { in: ['Ada Reyes'] } }] },
        { slug: { like: 'a-slug' } },
        { publishDateTime: { greater_than_equal: '2026-07-01T07:00:00.000Z' } },
        { publishDateTime: { less_than: '2026-07-03T07:00:00.000Z' } },
      ],
    })
  })

  it('sorts by titles as people look them up', () => {
    const sort = [
      { key: 'status', direction: 'asc' },
      { key: 'headline', direction: 'desc' },
    ] as const
    expect(findOfList({ ...noFilters, sort }, now, timeZone).sort).toEqual(['publishStatus', '-sortTitle'])
  })
})
