import { TestEnvironment } from 'jest-environment-node'

/**
 * Runs a test with React as readers' pages have it. Its development build records where each element was made, which takes
 * most of the time of a test that renders thousands of blocks.
 */
export default class ProductionReact extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.process.env.NODE_ENV = 'production'
  }
}
