import { TestEnvironment } from 'jest-environment-node'
import { withOneSalt } from './onePassword.mjs'

// fetch has several connections and keeps them for nearly as long as the server does, 65 s. While a file computes, it does
// not notice that the server closed one, and sends the next request over it. The environment is loaded once a worker,
// outside of the files, which share its fetch.
const dispatcher = Symbol.for('undici.globalDispatcher.1')
await fetch('data:,')
globalThis[dispatcher] = new globalThis[dispatcher].constructor({ keepAliveMaxTimeout: 10_000 })

/** Node.js, the state of Jest for files that share their modules (tests/testsOf.mjs), and people of one password. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.withOneSalt = withOneSalt
  }

  handleTestEvent({ name }, state) {
    if (name === 'setup') this.global.stateOfTests = state
  }
}
