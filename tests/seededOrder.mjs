import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import Sequencer from '@jest/test-sequencer'

/**
 * Runs test files in an order that depends on the seed of the run only, so that a test which needs what another one
 * leaves behind is found. Jest prints the seed; `--seed=N` repeats the order.
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
    return [...tests].sort((one, other) => (place(one) < place(other) ? -1 : 1))
  }
}
