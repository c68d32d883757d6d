import { describe, expect, it } from '@jest/globals'
import { groupVersions, type ListedVersion, namesOf } from './versionGroups.ts'

const june = { id: 1, name: 'June' }
const ada = { id: 2, name: 'Ada' }
const version = (id: number, minute: number, more: Partial<ListedVersion> = {}): ListedVersion => ({
  id,
  updatedAt: new Date(Date.UTC(2026, 2, 1, 10, minute)).toISOString(),
  moment: '',
  savedBy: [june],
  name: null,
  state: 'Draft',
  isLive: false,
  ...more,
})
const idsOf = (...versions: ListedVersion[]) => groupVersions(versions).map((group) => group.map(({ id }) => id))

describe('the versions of a document in groups', () => {
  it('joins drafts that the same people saved within an hour', () => {
    expect(idsOf(version(4, 90, { state: 'Current Draft' }), version(3, 70), version(2, 30), version(1, 0))).toEqual([
      [4, 3, 2],
      [1],
    ])
    const both = { savedBy: [june, ada] }
    expect(idsOf(version(3, 30, both), version(2, 20, { savedBy: [ada, june] }), version(1, 10))).toEqual([[3, 2], [1]])
  })

  it('leaves alone what readers had, what is scheduled and what has a name', () => {
    const published = version(3, 20, { state: 'Previously Published' })
    const scheduled = version(3, 20, { state: 'Scheduled for tomorrow' })
    const named = version(3, 20, { name: 'Kept' })
    for (const one of [published, scheduled, named]) {
      expect(idsOf(version(4, 30), one, version(2, 10), version(1, 0))).toEqual([[4], [3], [2, 1]])
    }
  })

  it('names the people, or nobody', () => {
    expect([namesOf(version(1, 0, { savedBy: [june, ada] })), namesOf(version(1, 0, { savedBy: [] }))]).toEqual([
      'June, Ada',
      '—',
    ])
  })
})
