import { describe, expect, it } from '@jest/globals'
import { exactlyOne } from '../../kit/picker/selection.ts'
import { initialSections, type SectionPickerOptions, sectionKinds, sectionQuestion } from './sectionPicker.state.ts'

const any: SectionPickerOptions = {
  title: 'Sections',
  limits: exactlyOne,
  chosen: [],
  allowedTypes: sectionKinds.map(({ value }) => value),
}

describe('a picker of sections', () => {
  it('begins with all of them by name, twenty a page', () => {
    expect(sectionQuestion(initialSections, any)).toEqual({
      keyword: '',
      types: [],
      slug: '',
      sort: [{ key: 'name', direction: 'asc' }],
      page: 1,
      pageSize: 20,
    })
  })

  it('asks for shows alone where only shows are allowed', () => {
    expect(sectionQuestion(initialSections, { ...any, allowedTypes: ['show'] }).types).toEqual(['show'])
    expect(sectionQuestion({ ...initialSections, types: ['sports'] }, any).types).toEqual(['sports'])
  })
})
