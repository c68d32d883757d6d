/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import * as store from './listening.store.ts'

const current: store.CurrentEpisode = {
  id: '7',
  href: '/a',
  headline: 'A',
  show: 'Slack Tide',
  src: '/media/a.mp3',
  cover: null,
  duration: 60,
  chapters: [],
  isPlaying: true,
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('what the browser keeps of listening', () => {
  it('is the episode, for the pages of this tab', () => {
    expect(store.readCurrent()).toBeNull()
    store.writeCurrent(current)
    expect(store.readCurrent()).toEqual(current)
    expect(localStorage).toHaveLength(0)
    store.writeCurrent(null)
    expect(store.readCurrent()).toBeNull()
  })

  it('are the speed and the positions, for good', () => {
    store.writePosition('7', 12.345)
    store.writeRate(1.5)
    expect([store.readPosition('7'), store.readPosition('8'), store.readRate()]).toEqual([12.3, 0, 1.5])
    store.writePosition('7', 0)
    expect([store.readPosition('7'), store.readRate()]).toEqual([0, 1.5])
  })

  it('are 50 positions at most, of which the oldest goes', () => {
    for (let id = 0; id < 60; id += 1) store.writePosition(String(id), 5)
    store.writePosition('20', 6)
    store.writePosition('new', 1)
    expect([store.readPosition('9'), store.readPosition('10'), store.readPosition('20')]).toEqual([0, 0, 6])
    expect(store.readPosition('59')).toBe(5)
  })

  it.each(['{', '7', '"text"', '[]', '{"id":7}', '{"rate":"fast","positions":[["7"],7,["8",null]]}'])(
    'counts as nothing where it is %s',
    (text) => {
      sessionStorage.setItem('podcast-current', text)
      localStorage.setItem('podcast-habits', text)
      expect([store.readCurrent(), store.readPosition('7'), store.readPosition('8'), store.readRate()]).toEqual([
        null,
        0,
        0,
        1,
      ])
    },
  )

  it('is the moment of the sleep timer, until that is off', () => {
    store.writeSleep(1_700_000_000_000)
    expect(store.readSleep()).toBe(1_700_000_000_000)
    store.writeSleep(null)
    expect(store.readSleep()).toBeNull()
  })

  it('is nothing in a browser that refuses to keep anything', () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    store.writePosition('7', 5)
    store.writeCurrent(current)
    expect([store.readPosition('7'), store.readCurrent()]).toEqual([0, null])
    jest.restoreAllMocks()
  })
})
