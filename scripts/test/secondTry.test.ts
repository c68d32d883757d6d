import { describe, expect, it } from '@jest/globals'
import { readJestResult } from './jestResult.ts'
import { filesToTryAgain, judgeFlaky, outcomeOf } from './secondTry.ts'

const root = '/project'

const test = { ancestorTitles: [], startAt: 0, duration: 10 }

// A result file of Jest: for each file of tests the names that pass, and the errors of those that fail.
const resultOf = (files: Record<string, { passed?: number; errors?: string[]; message?: string }>) =>
  JSON.stringify({
    testResults: Object.entries(files).map(([file, { passed = 0, errors = [], message = '' }]) => ({
      name: `${root}/${file}`,
      status: errors.length > 0 || message ? 'failed' : 'passed',
      message,
      startTime: 0,
      endTime: 1500,
      assertionResults: [
        ...Array.from({ length: passed }, (_, index) => ({ ...test, fullName: `holds ${index}`, status: 'passed' })),
        ...errors.map((error) => ({ ...test, fullName: 'keeps order', status: 'failed', failureMessages: [error] })),
      ],
    })),
  })
const run = (files: Parameters<typeof resultOf>[0]) => {
  const isGood = Object.values(files).every(({ errors = [], message = '' }) => errors.length === 0 && !message)
  return readJestResult(resultOf(files), isGood ? 0 : 1, root)
}
const counts = ({ passed, failed }: { passed: number; failed: number }) => ({ passed, failed })

describe('a run of Jest', () => {
  it('counts a file that could not be loaded as a failed test', () => {
    const outcome = outcomeOf(
      run({ 'a.test.ts': { passed: 5 }, 'b.test.ts': { message: 'no such module' } }),
      new Map(),
      1,
    )
    expect(counts(outcome)).toEqual({ passed: 5, failed: 1 })
  })

  it('is never good when Jest itself ended badly, whatever it counted', () => {
    const killed = readJestResult(resultOf({ 'a.test.ts': { passed: 5 } }), null, root)
    expect(counts(outcomeOf(killed, new Map(), 1))).toEqual({ passed: 5, failed: 1 })
    expect(counts(outcomeOf(readJestResult(undefined, 0, root), new Map(), 1))).toEqual({ passed: 0, failed: 1 })
  })

  it('gives the causes of an error', () => {
    const cause = 'AggregateError\n    at connect\n\n  [cause]: Error: socket closed {'
    const error = `TypeError: fetch failed\n    at fetch\n\n[cause]: ${cause}`
    expect(run({ 'a.test.ts': { errors: [error] } }).files[0]?.firstFailure?.error).toBe(
      'TypeError: fetch failed, caused by AggregateError, caused by Error: socket closed',
    )
  })
})

describe('a group of files', () => {
  const passed = (file: string, startAt: number) => ({
    fullName: `${file} holds`,
    ancestorTitles: [file],
    status: 'passed',
    startAt,
    duration: 2000,
  })
  const groupOf = (assertionResults: unknown[], message = '') =>
    readJestResult(
      JSON.stringify({
        testResults: [
          {
            name: `${root}/tests/grouped/01.test.mjs`,
            status: 'failed',
            message,
            startTime: 0,
            endTime: 9000,
            assertionResults,
          },
        ],
      }),
      1,
      root,
    )

  it('counts for each of its files, so that the one that failed is tried again', () => {
    const failed = { ...passed('b.test.ts', 4000), status: 'failed', failureMessages: ['too late'] }
    const outcome = groupOf([passed('a.test.ts', 0), passed('a.test.ts', 1500), failed])
    expect(outcome.files).toEqual([
      { file: 'a.test.ts', seconds: 4, passed: 2, failed: 0 },
      { file: 'b.test.ts', seconds: 2, passed: 0, failed: 1, firstFailure: { test: 'holds', error: 'too late' } },
    ])
    expect(filesToTryAgain(outcome)).toEqual(['b.test.ts'])
  })

  it('is tried again as a whole when it breaks down', () => {
    expect(filesToTryAgain(groupOf([], 'out of memory'))).toEqual(['tests/grouped/01.test.mjs'])
  })
})

describe('a file that failed', () => {
  const first = run({
    'a.test.ts': { passed: 3 },
    'b.test.ts': { passed: 1, errors: ['\n\u001b[31mtoo late\u001b[39m\n at b'] },
  })

  it('counts as passed and is flaky, with its first test, error and seed, when it passes alone', () => {
    expect(filesToTryAgain(first)).toEqual(['b.test.ts'])
    const outcome = outcomeOf(first, new Map([['b.test.ts', run({ 'b.test.ts': { passed: 2 } })]]), 7)
    expect(counts(outcome)).toEqual({ passed: 5, failed: 0 })
    expect(judgeFlaky(outcome.flaky ?? [])).toEqual({
      lines: ['flaky: b.test.ts, keeps order, too late, seed 7'],
      failed: 0,
    })
  })

  it('fails when it fails twice', () => {
    const outcome = outcomeOf(first, new Map([['b.test.ts', run({ 'b.test.ts': { errors: ['a', 'b'] } })]]), 1)
    expect(counts(outcome)).toEqual({ passed: 3, failed: 2 })
    expect(outcome.flaky).toEqual([])
  })

  it('fails when its second run breaks down or reads other files', () => {
    const brokenDown = readJestResult(undefined, null, root)
    expect(outcomeOf(first, new Map([['b.test.ts', brokenDown]]), 1)).toMatchObject({ failed: 1, flaky: [] })
    const dead = readJestResult(resultOf({ 'b.test.ts': { passed: 2 } }), null, root)
    expect(outcomeOf(first, new Map([['b.test.ts', dead]]), 1)).toMatchObject({ failed: 1, flaky: [] })
    const other = run({ 'c.test.ts': { passed: 9 } })
    expect(counts(outcomeOf(first, new Map([['b.test.ts', other]]), 1))).toEqual({ passed: 4, failed: 1 })
  })

  it('is not tried again when more failed than may be flaky', () => {
    const bad = { errors: ['no'] }
    expect(filesToTryAgain(run({ a: bad, b: bad, c: bad }))).toEqual([])
  })
})

describe('flaky files', () => {
  it('fail the run when they are more than two', () => {
    const flaky = ['a', 'b', 'c'].map((file) => ({ file, test: 'holds', error: 'late', seed: 1 }))
    expect(judgeFlaky(flaky)).toMatchObject({ failed: 3 })
    expect(judgeFlaky(flaky.slice(1))).toMatchObject({ failed: 0 })
  })
})
