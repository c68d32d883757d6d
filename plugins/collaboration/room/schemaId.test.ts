import { describe, expect, it } from '@jest/globals'
import { schemaId } from './schemaId.ts'

describe('the id of the schema', () => {
  it('is short, and the same however often it is asked for', () => {
    expect(schemaId()).toMatch(/^[0-9a-f]{16}$/)
    expect(schemaId()).toBe(schemaId())
  })
})
