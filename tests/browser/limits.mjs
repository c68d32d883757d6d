import { jest } from '@jest/globals'

/** A page may have to be rendered for the first time; five seconds, Jest's own limit, are for unit tests. */
jest.setTimeout(60_000)
