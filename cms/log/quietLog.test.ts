import { describe, expect, it } from '@jest/globals'
import { APIError } from 'payload'
import { faultOf, refusalLine } from './quietLog.ts'

describe('what the log keeps', () => {
  it('of a refused request is one line, without control characters', () => {
    expect(refusalLine({ err: new APIError('No\u0000 such \u001b[31mthing', 404) })).toBe(
      'Refused with 404: No\ufffd such \ufffd[31mthing',
    )
    expect(refusalLine({ err: new APIError('Broken', 500) })).toBeNull()
    expect(refusalLine({ msg: 'Something else' })).toBeNull()
  })

  it('of a failed query is the query, without what people wrote', () => {
    const params = ['A draft that nobody may read yet']
    const failed = Object.assign(new Error(`Failed query: update x\nparams: ${params[0]}`), {
      query: 'update x',
      params,
    })
    const fault = faultOf(new Error('Could not save', { cause: failed }))
    expect(JSON.stringify(fault)).not.toContain('A draft')
    expect(fault).toMatchObject({ message: 'Could not save', cause: { message: 'Failed query: update x' } })
    expect(fault.stack).toContain('quietLog.test')
  })
})
