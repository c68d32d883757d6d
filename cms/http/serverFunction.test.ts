import { describe, expect, it } from '@jest/globals'
import { requireServerFunction } from './serverFunction.ts'

const refusal = 'There is no such server function'
const call = (name: string, isMember: boolean) => requireServerFunction({ name }, async () => isMember)

describe('a server function', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'is not %s, not for members either',
    async (name) => {
      await expect(call(name, true)).rejects.toThrow(refusal)
    },
  )

  it('is called by members; without a log-in only for the state of a form', async () => {
    await expect(call('render-document', true)).resolves.toBeUndefined()
    await expect(call('form-state', false)).resolves.toBeUndefined()
    await expect(call('render-document', false)).rejects.toThrow(refusal)
  })
})
