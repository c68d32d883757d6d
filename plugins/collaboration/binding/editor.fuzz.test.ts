import { describe, expect, it } from '@jest/globals'
import { validateTree } from '#blocks/registry/validate.ts'
import { everyOperation, fuzzEditors } from './editor.fuzz.ts'

/** Few enough for every run of the tests; more on demand: `FUZZ_RUNS=10000 npm run test:unit -- editor.fuzz`. */
const runs = Number(process.env.FUZZ_RUNS ?? 30)
const firstSeed = Number(process.env.FUZZ_SEED ?? 1)

describe('editors in which several people change one story at once', () => {
  it.each([
    { writers: 2, delivery: 0.6 },
    { writers: 3, delivery: 0.4 },
    { writers: 3, delivery: 0.1 },
  ])('show the same for all %j, and nobody loses a keystroke', ({ writers, delivery }) => {
    const done = new Map<string, number>()
    for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
      const { trees, shown, lost, doubled, operations } = fuzzEditors({ seed, writers, delivery, steps: 120 })
      for (const line of operations) {
        const name = line.split(': ')[1] ?? ''
        done.set(name, (done.get(name) ?? 0) + 1)
      }
      for (const tree of [...trees, ...shown]) expect({ seed, tree }).toEqual({ seed, tree: trees[0] })
      expect({ seed, lost, doubled }).toEqual({ seed, lost: [], doubled: [] })
      expect({ seed, errors: validateTree(trees[0] ?? []) }).toEqual({ seed, errors: [] })
    }
    // A run that does nothing proves nothing.
    expect([...done.keys()].toSorted()).toEqual(everyOperation.toSorted())
  })
})
