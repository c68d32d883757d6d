import { setImmediate } from 'node:timers/promises'
import { beforeAll, jest } from '@jest/globals'

/** What ends a test that hangs. No test is decided by how long it takes: Jest's own five seconds are nothing on a busy machine. */
jest.setTimeout(240_000)

// While a file is loaded, the process cannot notice that a server has closed an idle connection of the file before, and
// fetch would send its first request over it.
beforeAll(() => setImmediate())
