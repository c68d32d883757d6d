import { describe, expect, it } from '@jest/globals'
import { postPickerOf } from './blockPosts.ts'

describe('the dialogs in which blocks choose a post', () => {
  it.each([
    ['pin', 'Episode Search'],
    ['slot', 'Post Search'],
    ['episode', 'Select episode'],
    ['replace-episode', 'Post Picker'],
    ['replace', 'Post Picker'],
    ['related', 'Media Library'],
  ] as const)('for "%s" is called "%s", and asks for exactly one', (purpose, title) => {
    expect(postPickerOf({ purpose })).toMatchObject({ title, limits: { isMultiple: false, min: 1, max: 1 } })
  })

  it('begins the search for a pin with what is published, and leaves drafts out', () => {
    const { allowedStatuses, defaultStatuses } = postPickerOf({ purpose: 'pin' })
    expect(defaultStatuses).toEqual(['PUBLISHED'])
    expect(allowedStatuses).not.toContain('DRAFT')
    expect(allowedStatuses).not.toContain('TRASHED')
  })

  it('offers posts of all types for a slot of the home page, first of all those that readers see', () => {
    const { allowedStatuses, defaultStatuses, postTypes, allowedSections } = postPickerOf({ purpose: 'slot' })
    expect(defaultStatuses).toEqual(['PUBLISHED', 'UNPUBLISHED_CHANGES', 'SCHEDULED_CHANGES'])
    expect(allowedStatuses).toEqual(expect.arrayContaining(['DRAFT', 'SCHEDULED', 'PUBLISHED']))
    expect(allowedStatuses).not.toContain('TRASHED')
    expect([postTypes, allowedSections]).toEqual([[], null])
  })

  it('keeps to the chosen show, and to all shows without one', () => {
    expect(postPickerOf({ purpose: 'episode', showId: '7' })).toMatchObject({
      allowedSections: ['7'],
      postTypes: ['episode'],
    })
    expect(postPickerOf({ purpose: 'episode', showId: null }).allowedSections).toBe('shows')
  })

  it('offers readers’ posts of every type where another story is to be read', () => {
    expect(postPickerOf({ purpose: 'related' })).toMatchObject({ allowedSections: null, postTypes: [] })
  })

  it('begins with what is there', () => {
    expect(postPickerOf({ purpose: 'replace', current: '12' }).chosen).toEqual(['12'])
  })
})
