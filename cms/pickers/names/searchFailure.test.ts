import { describe, expect, it } from '@jest/globals'
import { TRPCClientError } from '@trpc/client'
import { searchFailure } from './searchFailure.ts'

const answered = (httpStatus: number, message: string) =>
  TRPCClientError.from({ error: { message, code: -32603, data: { code: 'X', httpStatus } } })

describe('a search by name that failed', () => {
  it('shows the words of the server when that refused it', () => {
    expect(searchFailure(answered(403, 'You are not allowed.'))).toBe('You are not allowed.')
  })

  it('is one sentence when the server failed, or never answered', () => {
    expect(searchFailure(answered(500, 'Something went wrong.'))).toBe('Unable to process the query')
    expect(searchFailure(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe('Unable to process the query')
  })

  it('is unknown for any other error', () => {
    expect(searchFailure('?')).toBe('An unkown error occurred')
    expect(searchFailure(answered(400, ''))).toBe('An unkown error occurred')
  })
})
