import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import Sequencer from '@jest/test-sequencer'

/** Milliseconds; a file that gives its tests more is a long one. */
const usualTimeout = 240_000

/**
 * Runs test files in an order that depends on the seed of the run only, so that a test which needs what another one
 * leaves behind is found. Jest prints the seed; `--seed=N` repeats the order. Long files and groups of files
 * (scripts/test/groups.ts) come first: one that is left for the end keeps a single worker busy while the others have
 * nothing to do.
 */
export default class SeededOrder extends Sequencer {
  constructor(options) {
    super(options)
    this.options = options.globalConfig
  }

  sort(tests) {
    const { rootDir, seed } = this.options
    const place = ({ path }) =>
      createHash('sha1')
        .update(`${seed}:${relative(rootDir, path)}`)
        .digest('hex')
    return tests
      .map((test) => ({ test, key: `${isLong(test.path) ? 0 : 1}${place(test)}` }))
      .sort((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ test }) => test)
  }
}

const isLong = (path) => {
  if (path.includes('/tests/grouped/')) return true
  const [, timeout = '0'] = /jest\.setTimeout\(([\d_]+)\)/.exec(readFileSync(path, 'utf8')) ?? []
  return Number(timeout.replaceAll('_', '')) > usualTimeout
}
