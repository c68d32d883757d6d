import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { acceptedSecrets, retireSecrets } from './acceptedSecrets.ts'
import { readSignedCall, signatureOf } from './signedCalls.ts'
import { readToken, signToken } from './tokens.ts'

const now = new Date()
const claims = z.object({ of: z.string() })
const readWith = (secret: string, token: string) => readToken('test', claims, token, { secret, now })

describe('a retired secret', () => {
  it('still opens what it signed, until it is forgotten; the new one signs', async () => {
    retireSecrets('third', ['second', 'first'])
    for (const secret of ['first', 'second', 'third']) {
      expect(await readWith('third', await signToken('test', { of: secret }, secret, null))).toEqual({ of: secret })
    }
    const token = await signToken('test', { of: 'now' }, 'third', null)
    expect(await readWith('third', token)).toEqual({ of: 'now' })
    expect(await readWith('second', token)).toBeNull()
    retireSecrets('third', ['second'])
    expect(await readWith('third', await signToken('test', { of: 'old' }, 'first', null))).toBeNull()
  })

  it('opens calls too', () => {
    retireSecrets('now', ['before'])
    const body = JSON.stringify({ of: 'a', sentAt: now.getTime() })
    const read = (signedWith: string) =>
      readSignedCall('/x', claims, {
        body,
        signature: signatureOf('/x', body, signedWith),
        secret: 'now',
        now: now.getTime(),
      })
    expect([read('now').ok, read('before').ok, read('another').ok]).toEqual([true, true, false])
  })

  it('is none where nothing was retired', () => {
    expect(acceptedSecrets('alone')).toEqual(['alone'])
  })
})
