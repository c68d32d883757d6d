/**
 * With Lexical as it is in the product: its build for development stops at offsets that the other one corrects.
 * @jest-environment-options {"customExportConditions": ["production", "node", "node-addons"]}
 */
import { describe, expect, it } from '@jest/globals'
import { fuzzComments } from '#plugins/comments/anchors/anchor.fuzz.ts'
import { inGateOrSoak } from '#tests/soak.ts'
import { everyOperation, faultsOf, fuzzEditors, runOf, shortestFailing } from './editor.fuzz.ts'

// More on demand: `FUZZ_RUNS=10000 npm run test:unit -- editor.fuzz`.
const runs = Number(process.env.FUZZ_RUNS ?? inGateOrSoak(6, 200))
const firstSeed = Number(process.env.FUZZ_SEED ?? 1)

describe('editors in which several people change one story at once', () => {
  it.each([
    { writers: 2, delivery: 0.6 },
    { writers: 3, delivery: 0.4 },
    { writers: 3, delivery: 0.1 },
  ])('show the same for all %j, and no keystroke is lost', ({ writers, delivery }) => {
    const done = new Set<string>()
    for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
      const run = runOf({ seed, writers, delivery, steps: 120, beside: fuzzComments })
      const result = fuzzEditors(run)
      for (const line of result.operations) done.add(line.split(': ')[1] ?? '')
      const faults = faultsOf(result)
      const script = faults.length > 0 ? fuzzEditors(shortestFailing(run)).operations : []
      expect({ seed, faults, script }).toEqual({ seed, faults: [], script: [] })
    }
    // A run that does nothing proves nothing.
    expect([...done].toSorted()).toEqual(everyOperation.toSorted())
  })
})
