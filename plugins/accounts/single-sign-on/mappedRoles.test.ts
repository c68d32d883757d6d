import { describe, expect, it } from '@jest/globals'
import { rolesAfterSignOn } from './mappedRoles.ts'

const mapping = [
  { group: 'desk', role: 'Editor' },
  { group: 'chiefs', role: 'Editor' },
  { group: 'staff', role: 'Writer' },
  { group: 'owners', role: 'Administrator' },
]

describe('the roles of a person after single sign-on', () => {
  it.each<[string, string[], string[] | null, string[]]>([
    ['are given by the groups', [], ['staff', 'chiefs'], ['Editor', 'Writer']],
    ['are taken with the group', ['Editor', 'Writer'], ['staff'], ['Writer']],
    [
      'that no group names stay as people set them',
      ['Homepage curator', 'Editor'],
      ['staff'],
      ['Homepage curator', 'Writer'],
    ],
    ['stay while another group gives the same', ['Editor'], ['chiefs'], ['Editor']],
    ['of the mapping are gone when only unknown groups are left', ['Editor', 'Sports'], ['canteen'], ['Sports']],
    ['do not change without a claim of groups', ['Administrator', 'Sports'], null, ['Administrator', 'Sports']],
    ['do not change with an empty claim of groups', ['Administrator'], [], ['Administrator']],
    ['are each given once', ['Editor'], ['desk', 'chiefs'], ['Editor']],
  ])('%s', (_rule, held, groups, after) => {
    expect(new Set(rolesAfterSignOn(held, mapping, groups))).toEqual(new Set(after))
    expect(rolesAfterSignOn(held, mapping, groups)).toHaveLength(after.length)
  })

  it('do not change where nothing is mapped', () => {
    expect(rolesAfterSignOn(['Editor'], [], ['desk'])).toEqual(['Editor'])
  })
})
