import { describe, expect, it } from '@jest/globals'
import { GraphQLError } from 'graphql'
import { APIError } from 'payload'
import { logForOperators } from './logForOperators.ts'

// As Drizzle makes them.
function failedQuery(cause?: Error): Error {
  const params = ['the secret text of a draft', Buffer.from([71, 72, 73])]
  const error = new Error(`Failed query: update "posts" set "headline" = $1\nparams: ${params}`, { cause })
  return Object.assign(error, { query: 'update "posts" set "headline" = $1', params })
}

const lines: string[] = []
const logger = { info: (line: string) => void lines.push(line) }

function logged(given: unknown): string {
  let shown = ''
  const wordsOf = (error: unknown): string => {
    if (!(error instanceof Error)) return ''
    const own = JSON.stringify({ message: error.message, stack: error.stack, more: Object.entries(error) })
    return own + wordsOf(error.cause)
  }
  logForOperators.call(logger, [given, 'It failed'], function (first) {
    expect(this).toBe(logger)
    shown = wordsOf(first instanceof Error ? first : Object(first).err)
  })
  return shown
}

describe('an error in the log', () => {
  it.each([
    ['a failed query', failedQuery()],
    ['one that a failed query caused', new Error('It could not be saved', { cause: failedQuery() })],
    ['one that was caused by another one', failedQuery(new Error('no connection', { cause: failedQuery() }))],
  ])('shows no parameters: %s', (_what, error) => {
    for (const given of [error, { err: error }]) {
      const shown = logged(given)
      expect(shown).toContain('update \\"posts\\" set \\"headline\\" = $1 (2 parameters)')
      expect(shown).not.toMatch(/secret|71,72,73|GHI/)
      expect(shown).toContain('logForOperators.test.ts')
    }
  })

  it('is as it was where no query failed', () => {
    const error = new Error('Something else', { cause: new Error('and why') })
    logForOperators.call(logger, [{ err: error, guid: 'post_post_1' }], (given) => {
      expect(Object(given).err).toBe(error)
    })
  })

  it.each([
    ['a refusal', new APIError('It is locked', 423)],
    ['a refusal over GraphQL', new GraphQLError('It is locked', { originalError: new APIError('It is locked', 423) })],
  ])('is one line without a stack where a request was refused: %s', (_what, err) => {
    lines.length = 0
    let others = 0
    logForOperators.call(logger, [{ err }], () => {
      others += 1
    })
    expect([lines, others]).toEqual([['It is locked'], 0])
  })

  it('keeps the stack of a failure of the server', () => {
    const err = new APIError('The database does not answer', 503)
    logForOperators.call(logger, [{ err }], (given) => {
      expect(Object(given).err).toBe(err)
    })
    expect.assertions(1)
  })
})
