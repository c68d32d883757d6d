import { describe, expect, it } from '@jest/globals'
import * as rules from './playback.rules.ts'

describe('the player', () => {
  it.each([
    [0, '0:00', '0 seconds'],
    [61.9, '1:01', '1 minute 1 second'],
    [130, '2:10', '2 minutes 10 seconds'],
    [3600, '1:00:00', '1 hour'],
    [3730, '1:02:10', '1 hour 2 minutes 10 seconds'],
    [-3, '0:00', '0 seconds'],
  ])('writes and says a time: %d', (time, clock, spoken) => {
    expect([rules.clockTime(time), rules.spokenTime(time)]).toEqual([clock, spoken])
  })

  it.each([
    [44.6, '45 sec'],
    [60, '1 min'],
    [1699, '28 min'],
    [3600, '1 hr'],
    [3730, '1 hr 2 min'],
  ])('says how long an episode lasts: %d', (duration, label) => {
    expect(rules.lengthLabel(duration)).toBe(label)
  })

  it.each([
    [0, 0],
    [130, 130],
    [1669, 1669],
    [1671, 0],
    [1680, 0],
    [9000, 0],
  ])('goes on at %d of 1680 seconds from %d', (stopped, start) => {
    expect(rules.startingTime(stopped, 1680)).toBe(start)
  })

  it('stays within the recording', () => {
    expect([rules.clampTime(-5, 60), rules.clampTime(30, 60), rules.clampTime(70, 60)]).toEqual([0, 30, 60])
  })

  it('knows the chapter at a position', () => {
    const chapters = [
      { start: 10, title: 'One' },
      { start: 60, title: 'Two' },
    ]
    expect([0, 10, 59, 60, 999].map((time) => rules.chapterAt(chapters, time))).toEqual([-1, 0, 0, 1, 1])
    expect(rules.chapterAt([], 5)).toBe(-1)
  })

  it.each([
    ['ArrowRight', 5],
    ['ArrowUp', 5],
    ['ArrowLeft', -5],
    ['ArrowDown', -5],
    ['PageUp', 60],
    ['PageDown', -60],
    ['a', null],
  ])('moves with the key %s by %d', (key, step) => {
    expect(rules.stepOfKey(key)).toBe(step)
  })

  it('draws a waveform, silence as a line', () => {
    expect(rules.waveformPath([0, 100])).toBe('M0 22.5h2v3h-2zM3 0h2v48h-2z')
    expect(rules.waveformWidth([0, 100])).toBe(5)
  })

  it.each([
    [0, 1, 10],
    [10, 1, 60],
    [70, 1, null],
    [70, -1, 60],
    [61, -1, 10],
    [11, -1, null],
    [2, -1, null],
  ] as const)('at second %d has the chapter %d away at %j', (time, step, start) => {
    const chapters = [10, 60].map((second) => ({ start: second, title: 'One' }))
    expect(rules.chapterBeside(chapters, time, step)).toBe(start)
  })

  it.each([
    [null, false],
    [1001, false],
    [1000, true],
  ])('sleeps at %j: %j', (at, sleeps) => {
    expect(rules.isSleeping(at, 1000)).toBe(sleeps)
  })
})
