import { jest } from '@jest/globals'

/** What ends a test that hangs. No test is decided by how long it takes: Jest's own five seconds are nothing on a busy machine. */
jest.setTimeout(240_000)
