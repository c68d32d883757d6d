import { describe, expect, it } from '@jest/globals'
import { initialInternals, type RoomInternals, toRoomState, wordsOf } from './room.state.ts'

const open: RoomInternals = { ...initialInternals, server: 'connected', copy: 'kept', isReady: true, mayWrite: true }

describe('where what was written is', () => {
  it.each<[string, Partial<RoomInternals>]>([
    ['saved', {}],
    ['saving', { unsynced: 2 }],
    ['saving', { pendingSave: 'abc' }],
    ['dirty', { hasSaveFailed: true }],
    ['cached', { server: 'away', unsynced: 2 }],
    ['cached', { mayWrite: false, unsynced: 2 }],
    ['dirty', { mayWrite: false, unsynced: 2, copy: 'failed' }],
    ['saved', { mayWrite: false }],
    ['dirty', { server: 'away', copy: 'failed' }],
    ['unknown', { server: 'not asked' }],
    ['unknown', { server: 'away', isReady: false }],
  ])('is %s with %j', (status, facts) => {
    expect(toRoomState({ ...open, ...facts }).status).toBe(status)
  })
})

describe('the words for it', () => {
  it('speak of a lost connection only where it may be written', () => {
    expect(wordsOf(toRoomState({ ...open, server: 'away', unsynced: 2 }))).toBe('Offline. Kept in this browser')
    expect(wordsOf(toRoomState({ ...open, mayWrite: false, unsynced: 2 }))).toBe('Kept in this browser')
  })
})

describe('who may write', () => {
  it.each<[boolean, Partial<RoomInternals>]>([
    [true, {}],
    [true, { server: 'away' }],
    [false, { mayWrite: false }],
    [false, { isReady: false }],
    [false, { refusal: 'reload' }],
  ])('%s with %j', (mayWrite, facts) => {
    expect(toRoomState({ ...open, ...facts }).mayWrite).toBe(mayWrite)
  })
})
