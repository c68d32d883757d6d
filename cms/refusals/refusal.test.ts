import { describe, expect, it } from '@jest/globals'
import type { FormState } from 'payload'
import { lostErrors, refusalOfForm } from './refusal.ts'

const body = { root: {} }
const taken = 'Readers have something live at /about.'
const refused: FormState = {
  path: { value: '/about', valid: false, errorMessage: taken },
  note: { value: body, valid: true },
}
const refusal = refusalOfForm(refused)

describe('errors of a refused save', () => {
  it('are lost when the same values are valid suddenly', () => {
    const fields: FormState = { ...refused, path: { value: '/about', valid: true } }
    expect(lostErrors(refusal, fields)).toEqual([{ path: 'path', message: taken }])
  })

  it('are not lost while they stand', () => {
    expect(lostErrors(refusal, refused)).toEqual([])
  })

  it('are not lost when a value has changed, be it of another field', () => {
    expect(lostErrors(refusal, { path: { value: '/about-us', valid: true }, note: { value: body } })).toEqual([])
    expect(lostErrors(refusal, { path: { value: '/about', valid: true }, note: { value: { root: {} } } })).toEqual([])
  })

  it('are not lost with their field', () => {
    expect(lostErrors(refusal, { note: { value: body } })).toEqual([])
  })
})
