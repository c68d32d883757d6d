import { describe, expect, it } from '@jest/globals'
import { type Permission, permissionNames } from '#collections/permissions/permissionNames.ts'
import {
  cellOf,
  changeRefusal,
  changeSentence,
  peopleWords,
  type Role,
  shownAreas,
  toggle,
  unsavedRoles,
} from './roleMatrix.state.ts'

const role = (id: number, permissions: Permission[]): Role => ({
  id,
  name: `Role ${id}`,
  description: '',
  permissions,
  secondFactor: 'optional',
  graceDays: 7,
  people: 2,
})
const writer = role(1, ['CREATE_POST', 'PUBLISH_POST'])
const editor = role(2, ['CREATE_POST', 'UPDATE_POST'])

describe('all roles as a table', () => {
  it('keeps what is changed until it is changed back, role by role', () => {
    const once = toggle(new Set(), writer, 'PUBLISH_POST')
    expect(cellOf(writer, 'PUBLISH_POST', once)).toEqual({ isHeld: false, isChanged: true })
    expect(cellOf(editor, 'PUBLISH_POST', once)).toEqual({ isHeld: false, isChanged: false })
    const both = toggle(once, writer, 'UPDATE_PAGE')
    expect(unsavedRoles([writer, editor], both)).toEqual([
      { role: writer, given: ['UPDATE_PAGE'], taken: ['PUBLISH_POST'] },
    ])
    expect(unsavedRoles([writer, editor], toggle(toggle(both, writer, 'UPDATE_PAGE'), writer, 'PUBLISH_POST'))).toEqual(
      [],
    )
  })

  it('says what is changed, and for how many', () => {
    expect(changeSentence({ given: ['UPDATE_PAGE'], taken: ['PUBLISH_POST', 'CREATE_POST'] })).toBe(
      'Given: Edit pages. Taken: Publish posts, Create posts.',
    )
    expect([peopleWords(1), peopleWords(0), peopleWords(1200), peopleWords(null)]).toEqual([
      '1 person',
      '0 people',
      '1,200 people',
      '',
    ])
  })

  it('shows everything, what a search finds, or what differs between two', () => {
    const count = (areas: ReturnType<typeof shownAreas>) => areas.flatMap(({ permissions }) => permissions).length
    expect(count(shownAreas('', null))).toBe(permissionNames.length)
    expect(shownAreas('unpublish own newsl', null)).toEqual([
      { area: 'Newsletters', permissions: ['UNPUBLISH_SELF_NEWSLETTER'] },
    ])
    expect(shownAreas('', [writer, editor])).toEqual([{ area: 'Posts', permissions: ['UPDATE_POST', 'PUBLISH_POST'] }])
  })

  it('lets nobody give what they do not hold, nor touch a role above their own', () => {
    const own = new Set<Permission>(['UPDATE_ROLE', 'CREATE_POST', 'PUBLISH_POST'])
    expect(changeRefusal(writer, 'PUBLISH_POST', own)).toBeNull()
    expect(changeRefusal(writer, 'UPDATE_PAGE', own)).toBe('You do not hold it yourself')
    expect(changeRefusal(editor, 'CREATE_POST', own)).toBe('This role has permissions that you do not hold')
    expect(changeRefusal(writer, 'CREATE_POST', new Set(['CREATE_POST', 'PUBLISH_POST']))).toBe(
      'You may not edit roles',
    )
  })
})
