import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { schemaIdOf } from './schemaId.write.ts'

describe('the id of the schema', () => {
  const rule = {
    type: 'rule',
    kind: 'leaf',
    allowedChildren: undefined,
    props: z.object({ width: z.number() }),
  } as const
  const quote = { ...rule, type: 'quote', props: z.object({ text: z.string() }) }

  it('does not depend on the order of the blocks', () => {
    expect(schemaIdOf([rule, quote])).toMatch(/^[0-9a-f]{16}$/)
    expect(schemaIdOf([rule, quote])).toBe(schemaIdOf([quote, rule]))
  })

  it('changes with every property, kind and list of children', () => {
    const ids = [
      [rule, quote],
      [rule],
      [rule, { ...quote, props: z.object({ text: z.string().optional() }) }],
      [rule, { ...quote, allowedChildren: { only: ['rule'], initial: ['rule'] } }],
    ].map(schemaIdOf)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
