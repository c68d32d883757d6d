import { describe, expect, it } from '@jest/globals'
import { register, successorOf, type Visit } from './registration.ts'

const visit = (id: string, rest: Partial<Visit> = {}): Visit => ({
  id,
  client: 'browser',
  tab: `tab of ${id}`,
  isWriting: true,
  ...rest,
})
const asks = { id: 'new', client: 'browser', tab: 'new tab', isTakingOver: false }

describe('a tab', () => {
  it('writes when its browser has the document open nowhere else', () => {
    const elsewhere = [visit('a', { client: 'another browser' }), visit('b', { client: null })]
    expect(register(elsewhere, asks)).toEqual({ registration: 'ok', following: [], gone: [] })
  })

  it('follows when another tab of its browser writes', () => {
    expect(register([visit('a')], asks)).toEqual({ registration: 'duplicate', following: [], gone: [] })
  })

  it('writes when it takes over, and the others follow', () => {
    const others = [visit('a'), visit('b', { isWriting: false })]
    expect(register(others, { ...asks, isTakingOver: true })).toEqual({
      registration: 'ok',
      following: ['a'],
      gone: [],
    })
  })

  it('that is reloaded or comes back on another connection is the same one', () => {
    expect(register([visit('a', { tab: 'new tab' })], asks)).toEqual({
      registration: 'ok',
      following: [],
      gone: ['a'],
    })
  })

  it('that registers twice keeps what it has', () => {
    expect(register([visit('new', { tab: 'new tab' })], asks)).toEqual({ registration: 'ok', following: [], gone: [] })
  })
})

describe('when the tab that writes is closed', () => {
  it('the oldest of the others writes', () => {
    const left = [visit('b', { isWriting: false }), visit('c', { isWriting: false })]
    expect(successorOf(visit('a'), left)).toBe('b')
  })

  it('nothing changes where another one writes, or none is left, or it did not write', () => {
    expect(successorOf(visit('a'), [visit('b')])).toBeNull()
    expect(successorOf(visit('a'), [visit('b', { client: 'another browser', isWriting: false })])).toBeNull()
    expect(successorOf(visit('a', { isWriting: false }), [visit('b', { isWriting: false })])).toBeNull()
    expect(successorOf(visit('a', { client: null }), [visit('b', { client: null, isWriting: false })])).toBeNull()
  })
})
