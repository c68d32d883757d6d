import { describe, expect, it } from '@jest/globals'
import type { FormState } from 'payload'
import { formPathOf, inShownRows, sharedPathOf } from './formCells.ts'

const fields: FormState = {
  headline: { value: 'Vote' },
  'meta.links': { value: 2, rows: [{ id: 'row-a' }, { id: 'row-b' }] },
}

describe('the path of a field', () => {
  it.each([
    ['headline', 'headline'],
    ['meta.logo', 'meta.logo'],
    ['meta.links.1.label', 'meta.links.row-b.label'],
  ])('%s of the form is %s of the document, and back', (form, shared) => {
    expect([sharedPathOf(fields, form), formPathOf(fields, shared)]).toEqual([shared, form])
  })

  it('is none where the row is not there', () => {
    expect([sharedPathOf(fields, 'meta.links.5.label'), formPathOf(fields, 'meta.links.row-x.label')]).toEqual([
      null,
      null,
    ])
  })
})

describe('the fields of a state that lie in rows which the form shows', () => {
  const answer: FormState = { ...fields, 'meta.links.0.label': {}, 'meta.links.1.label': {}, note: {} }

  it('are all of them where the rows are the same', () => {
    expect(inShownRows(answer, fields)).toEqual(answer)
  })

  it('are not those of a row that was removed or moved meanwhile', () => {
    const form: FormState = { ...fields, 'meta.links': { value: 1, rows: [{ id: 'row-b' }] } }
    expect(Object.keys(inShownRows(answer, form))).toEqual(['headline', 'meta.links', 'note'])
  })

  it('are not those that a removed row left behind', () => {
    const left: FormState = { links: { value: 0, rows: [] }, 'links.0.label': {} }
    expect(Object.keys(inShownRows(left, left))).toEqual(['links'])
  })
})
