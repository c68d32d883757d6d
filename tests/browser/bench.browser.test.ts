import { expect, it, jest } from '@jest/globals'
import { runBench } from '#scripts/test/benchRun.ts'

// Long: it begins before others, beside which it runs.
jest.setTimeout(1_200_000)

// Milliseconds after which it is ended, and says where it was: twice what it takes on a slow machine.
const within = 900_000

it('each measure of the benchmark gives its rows', async () => {
  const signal = AbortSignal.timeout(within)
  expect(await runBench(['--small'], { signal })).toEqual({ passed: 1, failed: 0 })
})
