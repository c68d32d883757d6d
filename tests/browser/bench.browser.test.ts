import { expect, it, jest } from '@jest/globals'
import { runBench } from '#scripts/test/benchRun.ts'

// Long: it begins before others, beside which it runs.
jest.setTimeout(1_200_000)

it('each measure of the benchmark gives its rows', async () => {
  const { signal } = new AbortController()
  expect(await runBench(['--small'], { signal })).toEqual({ passed: 1, failed: 0 })
})
