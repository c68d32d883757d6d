import { describe, expect, it } from '@jest/globals'
import { grouped, mayShare } from './groups.ts'

describe('tests that share their modules', () => {
  it.each([
    ['tests of a rule', "it('adds', () => expect(sum(1, 2)).toBe(3))", true],
    ['a function that notes its calls', 'const call = jest.fn()', true],
    ['another environment', '/** @jest-environment jsdom */', false],
    ['hooks of the whole file', 'beforeEach(() => reset())', true],
    ['a spy', "jest.spyOn(console, 'warn')", false],
    ['fake timers', 'jest.useFakeTimers()', false],
    ['a process with an environment of its own', '{ env: { ...process.env, TZ } }', true],
    ['a changed global', 'Object.assign(globalThis, { localStorage })', false],
    ['a changed environment', "process.env.TZ = 'UTC'", false],
  ])('%s', (_what, source, may) => {
    expect(mayShare(source)).toBe(may)
  })

  it('are in other groups with another seed, and in one each', () => {
    const paths = Array.from({ length: 50 }, (_, index) => `file-${index}`)
    const groups = grouped(paths, 1, 3)
    expect(groups.flat().toSorted()).toEqual(paths.toSorted())
    expect(groups.length).toBe(3)
    expect(grouped(paths, 1, 3)).toEqual(groups)
    expect(grouped(paths, 2, 3)).not.toEqual(groups)
  })
})
