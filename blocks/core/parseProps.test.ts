import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { parseProps } from './parseProps.ts'

const schema = z.object({ height: z.int().min(1).default(20), unit: z.string() })

describe('parseProps', () => {
  it('puts the default in the place of a wrong property, and says which it was', () => {
    const { props, problems } = parseProps(schema, { height: 0, unit: 'px' })
    expect(props).toEqual({ height: 20, unit: 'px' })
    expect(problems).toEqual([expect.stringMatching(/^height: /)])
  })

  it('gives up where there is no default', () => {
    expect(parseProps(schema, { height: 10 })).toMatchObject({
      props: null,
      problems: [expect.stringMatching(/^unit: /)],
    })
  })

  it('has nothing to say of what is right', () => {
    expect(parseProps(schema, { height: 10, unit: 'px' })).toEqual({ props: { height: 10, unit: 'px' }, problems: [] })
  })
})
