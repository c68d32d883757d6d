import { describe, expect, it } from '@jest/globals'
import { inGateOrSoak } from '#tests/soak.ts'
import { everyOperation, fuzz } from './document.fuzz.ts'

// More on demand: `FUZZ_RUNS=10000 npm run test:unit -- document.fuzz`.
const runs = Number(process.env.FUZZ_RUNS ?? inGateOrSoak(6, 400))
const firstSeed = Number(process.env.FUZZ_SEED ?? 1)

describe('a document that several people change at once', () => {
  it.each([
    { writers: 2, delivery: 0.6 },
    { writers: 3, delivery: 0.4 },
    { writers: 3, delivery: 0.1 },
  ])('is the same for all %j, and no keystroke is lost', ({ writers, delivery }) => {
    const done = new Map<string, number>()
    for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
      const { trees, lost, doubled, misread, operations } = fuzz({ seed, writers, delivery, steps: 120 })
      for (const name of operations) done.set(name, (done.get(name) ?? 0) + 1)
      for (const tree of trees) expect({ seed, tree }).toEqual({ seed, tree: trees[0] })
      expect({ seed, lost, doubled, misread }).toEqual({ seed, lost: [], doubled: [], misread: 0 })
    }
    // A run that does nothing proves nothing.
    expect([...done.keys()].toSorted()).toEqual(everyOperation.toSorted())
  })
})
