import { describe, expect, it } from '@jest/globals'
import type { PayloadRequest } from 'payload'
import type { Delegation } from './delegation.ts'
import { delegated, delegationOf, permissionsInEffect } from './delegation.ts'

const token: Delegation = { kind: 'token', id: 7, name: 'Import', permissions: ['CREATE_POST', 'PUBLISH_POST'] }

const requestOf = (user: object | null) => ({ user }) as Pick<PayloadRequest, 'user'>

describe('the permissions of an account that a delegate uses', () => {
  it('are those that both the account and the delegate hold', () => {
    expect(permissionsInEffect(['CREATE_POST', 'UPDATE_POST'], token)).toEqual(['CREATE_POST'])
  })

  it('never give control of accounts', () => {
    const all = ['CREATE_POST', 'UPDATE_ROLE', 'CREATE_USER', 'CREATE_API_TOKEN', 'IMPERSONATE_USER'] as const
    expect(permissionsInEffect(all, { ...token, permissions: [...all] })).toEqual(['CREATE_POST'])
  })

  it('are all of them for the owner', () => {
    expect(permissionsInEffect(['UPDATE_ROLE'], null)).toEqual(['UPDATE_ROLE'])
  })
})

describe('the mark of a delegate', () => {
  it('stays on copies of the user, and narrows what screens go by', () => {
    const user = delegated({ id: 1, permissions: ['UPDATE_POST', 'PUBLISH_POST'] }, token)
    expect(user.permissions).toEqual(['PUBLISH_POST'])
    expect(delegationOf(requestOf({ ...user }))).toEqual(token)
  })

  it('is never taken for none when it cannot be read', () => {
    expect(() => delegationOf(requestOf({ id: 1, _delegation: { kind: 'robot' } }))).toThrow()
    expect(delegationOf(requestOf({ id: 1 }))).toBeNull()
    expect(delegationOf(requestOf(null))).toBeNull()
  })
})
