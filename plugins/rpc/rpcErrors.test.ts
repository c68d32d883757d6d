import { describe, expect, it } from '@jest/globals'
import { TRPCError } from '@trpc/server'
import { APIError } from 'payload'
import { z } from 'zod'
import { detailsOf } from './rpcErrors.ts'

describe('the data of a refusal other than its message', () => {
  it('is what Payload has of it', () => {
    const cause = new APIError('No', 403, { missingPermissions: ['UPDATE_POST'] }, true)
    expect(detailsOf(new TRPCError({ code: 'FORBIDDEN', cause }))).toEqual({ missingPermissions: ['UPDATE_POST'] })
  })

  it('is the place of each mistake in an input', () => {
    const cause = z.object({ page: z.number().min(1), ids: z.array(z.string()) }).safeParse({ page: 0, ids: [1] }).error
    expect(detailsOf(new TRPCError({ code: 'BAD_REQUEST', cause }))).toMatchObject([
      { path: 'page' },
      { path: 'ids.0' },
    ])
  })

  it('is empty for an internal error', () => {
    const cause = new APIError('connection to 10.0.0.3 refused', 500, { host: '10.0.0.3' })
    expect(detailsOf(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }))).toBeNull()
  })
})
