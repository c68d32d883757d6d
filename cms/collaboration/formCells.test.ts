import { describe, expect, it } from '@jest/globals'
import type { FormState } from 'payload'
import { formPathOf, sharedPathOf } from './formCells.ts'

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
