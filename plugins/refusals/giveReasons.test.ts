import { describe, expect, it } from '@jest/globals'
import { messageOf } from './giveReasons.ts'

const message = (errors: { path: string; message: string }[]) => messageOf(errors, ({ path }) => path)

describe('the message of a refused document', () => {
  it('gives the fields and their reasons', () => {
    const errors = [
      { path: 'slug', message: 'Readers have something live at /about.' },
      { path: 'contributors.0.author', message: 'This field is required.' },
    ]
    expect(message(errors)).toBe(
      'Not saved: slug – Readers have something live at /about, contributors.0.author – This field is required',
    )
  })

  it('counts the fields that it leaves out, and has no comma inside a reason', () => {
    const errors = Array.from({ length: 7 }, (_, place) => ({ path: `f${place}`, message: 'Too short, too plain.' }))
    expect(message(errors)).toMatch(/, f4 – Too short; too plain, 2 more$/)
  })
})
