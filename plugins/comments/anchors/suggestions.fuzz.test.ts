import { describe, expect, it } from '@jest/globals'
import { inGateOrSoak } from '#tests/soak.ts'
import { everyOperation, fuzzSuggestions } from './suggestions.fuzz.ts'

// More on demand: `FUZZ_RUNS=10000 npm run test:unit -- suggestions.fuzz`.
const runs = Number(process.env.FUZZ_RUNS ?? inGateOrSoak(6, 300))
const firstSeed = Number(process.env.FUZZ_SEED ?? 1)

describe('suggestions that are accepted while several people write', () => {
  it.each([{ delivery: 0.9 }, { delivery: 0.4 }, { delivery: 0.1 }])(
    'stand where the text was, are the same for all, and take nothing but what they replace: %j',
    ({ delivery }) => {
      const done = new Set<string>()
      for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
        const { trees, faults, operations } = fuzzSuggestions(seed, { delivery })
        for (const name of operations) done.add(name)
        expect({ seed, faults }).toEqual({ seed, faults: [] })
        for (const tree of trees) expect({ seed, tree }).toEqual({ seed, tree: trees[0] })
      }
      // A run that does nothing proves nothing.
      expect([...done].toSorted()).toEqual(everyOperation.toSorted())
    },
  )
})
