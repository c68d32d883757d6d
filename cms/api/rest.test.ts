import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { TRPCClientError } from '@trpc/client'
import { z } from 'zod'
import { ApiError, apiErrorOf, isUnanswered } from './apiError.ts'
import { callRest, createdId, sendRest } from './rest.ts'

const answerWith = (status: number, body: string) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }))

const failureOf = (call: Promise<unknown>): Promise<unknown> => call.then(() => null).catch((error: unknown) => error)

afterEach(() => {
  jest.restoreAllMocks()
})

describe('a call of REST', () => {
  it('sends an object as JSON, with the headers of the call', async () => {
    const sent = answerWith(201, '{"doc": {"id": 7}}')
    const call = { method: 'POST', json: { name: 'Harbor' }, headers: { 'Idempotency-Key': 'k' } }
    expect(await callRest('/api/tags', createdId, call)).toBe('7')
    expect(sent.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"name":"Harbor"}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    })
  })

  it('sends a form as it is', async () => {
    const sent = answerWith(201, '{}')
    const body = new FormData()
    await sendRest('/api/media', { method: 'POST', body })
    expect(sent).toHaveBeenCalledWith('/api/media', {
      method: 'POST',
      body,
      credentials: 'include',
      cache: 'no-store',
    })
  })

  it.each([
    ['the words of the first error', 403, '{"errors": [{"message": "Not yours."}, {"message": "No."}]}', 'Not yours.'],
    ['the status of a body without words', 500, '{"errors": []}', 'The server answered 500.'],
    ['the status of a body that is no JSON', 502, '<h1>Bad gateway</h1>', 'The server answered 502.'],
    ['the status of an answer of another shape', 200, '{"docs": 1}', 'The server answered 200.'],
    ['the status of an answer that is no JSON', 200, 'Welcome', 'The server answered 200.'],
  ])('fails with %s', async (_, status, body, message) => {
    answerWith(status, body)
    const failure = await failureOf(callRest('/api/tags', z.object({ docs: z.array(z.unknown()) })))
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ status, message })
  })

  it('keeps the kind of refusal', async () => {
    answerWith(409, '{"errors": [{"message": "Used.", "data": {"code": "usage.used"}}]}')
    expect(await failureOf(sendRest('/api/tags/1'))).toMatchObject({ code: 'usage.used' })
  })
})

describe('the error of a call', () => {
  const refused = (httpStatus: number, message: string) =>
    TRPCClientError.from({ error: { message, code: -32600, data: { code: 'FORBIDDEN', httpStatus } } })

  it('is the same for procedures', () => {
    expect(apiErrorOf(refused(403, 'Not yours.'))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      message: 'Not yours.',
    })
    expect(apiErrorOf(TRPCClientError.from(new Error('No answer')))).toMatchObject({ status: 0, message: 'No answer' })
  })

  it('is not made of a fault of this program', () => {
    expect(apiErrorOf(new RangeError('Too deep'))).toBeNull()
  })

  it.each([
    [new ApiError('No answer', 0), true],
    [new ApiError('Resting', 503), true],
    [refused(500, 'Resting'), true],
    [new ApiError('Not yours', 403), false],
    [refused(404, 'Gone'), false],
    [new RangeError('Too deep'), false],
  ])('says whether the call may succeed later: %s', (error, expected) => {
    expect(isUnanswered(error)).toBe(expected)
  })
})
