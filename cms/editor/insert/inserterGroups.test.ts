import { describe, expect, it } from '@jest/globals'
import { groupsOf, listItems } from './inserterGroups.ts'
import type { InsertItem } from './insertItems.ts'

const NoIcon = () => null

const item = (key: string, label: string, group: string): InsertItem => ({
  key,
  type: 'paragraph',
  label,
  description: '',
  aliases: [],
  keywords: [],
  group,
  Icon: NoIcon,
  onSelect: () => undefined,
})

const items = [item('image', 'Image', 'Common'), item('code', 'Code', 'Text'), item('gallery', 'Gallery', 'Media')]
const listed = (recentKeys: string[], query: string) =>
  groupsOf(listItems(items, recentKeys, query)).map(([group, members]) => [
    group,
    members.map((member) => [member.index, member.item.key]),
  ])

describe('the list of the inserter', () => {
  it('begins with the recently used items, which also stand in their groups', () => {
    expect(listed(['gallery', 'image'], '')).toEqual([
      [
        'Recently used',
        [
          [0, 'gallery'],
          [1, 'image'],
        ],
      ],
      ['Common', [[2, 'image']]],
      ['Text', [[3, 'code']]],
      ['Media', [[4, 'gallery']]],
    ])
  })

  it('leaves out recently used items that this kind of document does not offer', () => {
    expect(listed(['ad'], '')[0]).toEqual(['Common', [[0, 'image']]])
  })

  it('has matches only, best match first, for a query', () => {
    expect(listed(['gallery'], 'co')).toEqual([['Results', [[0, 'code']]]])
    expect(listed(['gallery'], 'xyzzy')).toEqual([])
  })
})
