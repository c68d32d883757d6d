import { describe, expect, it } from '@jest/globals'
import { type PayloadRequest, ValidationError } from 'payload'
import { giveReasons } from './giveReasons.ts'

const refuse = (errors: ConstructorParameters<typeof ValidationError>[0]['errors']) => {
  const req = { i18n: { language: 'en', fallbackLanguage: 'en' } } as unknown as PayloadRequest
  return giveReasons({ collection: undefined, context: {}, error: new ValidationError({ errors }), req } as never)
}

describe('the message of a refused document', () => {
  it('gives the fields and their reasons', async () => {
    const errors = [
      { label: 'Address', path: 'slug', message: 'Readers have something live at /about.' },
      { path: 'contributors.0.author', message: 'This field is required.' },
    ]
    expect(await refuse(errors)).toMatchObject({
      status: 400,
      response: {
        errors: [
          {
            name: 'ValidationError',
            message:
              'Not saved: Address – Readers have something live at /about, contributors.0.author – This field is required',
            data: { errors },
          },
        ],
      },
    })
  })

  it('counts what it does not give, and has no comma that would end a reason', async () => {
    const errors = Array.from({ length: 7 }, (_, place) => ({ path: `f${place}`, message: 'Too short, too plain.' }))
    const answer = await refuse(errors)
    expect(JSON.stringify(answer)).toContain('f4 – Too short; too plain, 2 more')
  })
})
