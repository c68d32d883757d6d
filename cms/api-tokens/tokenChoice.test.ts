import { describe, expect, it } from '@jest/globals'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { tokenStateOf } from '../accounts/tokens/tokenState.ts'
import { choicesOf, givableOf, presetsOf } from './tokenChoice.ts'

const held = new Set<Permission>(['CREATE_POST', 'PUBLISH_POST', 'READ_USER', 'UPDATE_USER', 'MANAGE_HOMEPAGE'])

describe('what a token can get', () => {
  const givable = givableOf(held)

  it('is what its maker holds, without control of accounts', () => {
    expect(givable).toEqual(['CREATE_POST', 'PUBLISH_POST', 'READ_USER', 'MANAGE_HOMEPAGE'])
  })

  it('is all that the table shows', () => {
    const { rows, rest } = choicesOf(givable)
    expect(rows.map(({ label, cells }) => [label, Object.keys(cells)])).toEqual([
      ['Posts', ['Create', 'Publish']],
      ['Users', ['See']],
    ])
    expect(rest).toEqual(['MANAGE_HOMEPAGE'])
  })

  it('has presets, where anything of them can be given', () => {
    expect(presetsOf(givable)).toEqual([
      { label: 'Read everything', permissions: ['READ_USER'] },
      { label: 'Write posts', permissions: ['CREATE_POST'] },
      { label: 'Write and publish posts', permissions: ['CREATE_POST', 'PUBLISH_POST'] },
    ])
    expect(presetsOf(['MANAGE_HOMEPAGE'])).toEqual([])
  })
})

describe('the state of a token', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  it.each([
    [null, '2026-03-02T00:00:00Z', 'good'],
    [null, '2026-03-01T12:00:00Z', 'expired'],
    ['2026-02-01T00:00:00Z', '2026-03-02T00:00:00Z', 'revoked'],
    [null, null, 'expired'],
  ])('revoked %s, until %s: %s', (revokedAt, expiresAt, state) =>
    expect(tokenStateOf(revokedAt, expiresAt, now)).toBe(state),
  )
})
