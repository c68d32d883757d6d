import { describe, expect, it } from '@jest/globals'
import { readWorkarounds, workaroundsIn } from './workarounds.read.ts'

describe('the workarounds in force', () => {
  it('are read from the tables of their page', () => {
    const page = [
      '# Workarounds',
      '## Payload',
      '| place | leans on | why | upstream | guarded by |',
      '|---|---|---|---|---|',
      '| `database/a.ts` | wraps `x` | errors are lost | none | `a.test.ts` |',
    ].join('\n')
    expect(workaroundsIn(page)).toEqual([{ library: 'Payload', place: 'database/a.ts', why: 'errors are lost' }])
  })

  it('are those that the product has', async () => {
    const all = await readWorkarounds('.')
    expect(all.length).toBeGreaterThan(50)
    expect(all.every(({ library, place, why }) => library && place && why.length > 10)).toBe(true)
    expect(await readWorkarounds('/nowhere')).toEqual([])
  })
})
