import { describe, expect, it } from '@jest/globals'
import { sum } from './checksSteps.ts'
import { chooseSteps, outcomeOfStep } from './main.ts'

describe('which steps npm test takes', () => {
  it('is all of them, in order, when none is named', () => {
    const names = chooseSteps([]).chosen.map(({ name }) => name)
    expect(names).toEqual(['generated', 'lint', 'types', 'unit', 'integration', 'build', 'browser'])
  })

  it('installs system programs only with --install', () => {
    expect(chooseSteps(['unit']).mayInstall).toBe(false)
    expect(chooseSteps(['--install', 'unit', 'gallery'])).toMatchObject({ mayInstall: true, rest: ['gallery'] })
  })

  it('is those that are named; what is no step is handed on to Jest', () => {
    const { chosen, rest } = chooseSteps(['unit', 'blocks/gallery', '-t', 'captions'])
    expect(chosen.map(({ name }) => name)).toEqual(['unit'])
    expect(rest).toEqual(['blocks/gallery', '-t', 'captions'])
  })
})

describe('what a step comes to', () => {
  it('is one failure when it breaks, so that the other steps are still taken', async () => {
    const outcome = await outcomeOfStep({}, new Set(), () => Promise.reject(new Error('the disk is full')))
    expect(outcome).toMatchObject({ passed: 0, failed: 1 })
    expect(outcome.report?.join()).toContain('the disk is full')
  })

  it('is one failure, and it is not taken, when what it needs has failed', async () => {
    let isTaken = false
    const outcome = await outcomeOfStep({ needs: 'build' }, new Set(['build']), async () => {
      isTaken = true
      return { passed: 9, failed: 0 }
    })
    expect([outcome.passed, outcome.failed, isTaken]).toEqual([0, 1, false])
  })

  it('is added up over all steps', () => {
    expect(
      sum([
        { passed: 2, failed: 0 },
        { passed: 3, failed: 1, report: ['why'] },
      ]),
    ).toEqual({ passed: 5, failed: 1, report: ['why'] })
  })
})
