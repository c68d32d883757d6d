import { describe, expect, it } from '@jest/globals'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import { exactlyOne } from '../../kit/picker/selection.ts'
import type { PostPickerOptions } from './postPicker.state.ts'
import { defaultFilters, filtered, initialPosts, postQuestion, seenByReaders } from './postPicker.state.ts'

const anyPost: PostPickerOptions = {
  title: 'Posts',
  limits: exactlyOne,
  chosen: [],
  canStart: false,
  allowedStatuses: publishStatuses,
  defaultStatuses: [],
  postTypes: [],
  allowedSections: null,
}
const episode: PostPickerOptions = {
  ...anyPost,
  allowedStatuses: seenByReaders,
  postTypes: ['episode'],
  allowedSections: ['7'],
}

describe('a picker of posts', () => {
  it('begins with the newest changes, twenty a page', () => {
    expect(postQuestion(initialPosts(anyPost), anyPost, [])).toMatchObject({
      sort: [{ key: 'updatedAt', direction: 'desc' }],
      page: 1,
      pageSize: 20,
      publishStatus: [],
      sections: [],
      publishDate: 'Anytime',
    })
  })

  it('begins with its first page whenever it is filtered, but not when it is sorted', () => {
    const later = { ...initialPosts(anyPost), page: 4 }
    expect(filtered(later, { slug: 'ferry' }).page).toBe(1)
    expect(filtered(later, { authors: ['1'] }).page).toBe(1)
  })

  it('asks for the best matches of a keyword first, until it is sorted', () => {
    const searched = filtered(initialPosts(anyPost), { keyword: 'ferry' })
    expect(searched.sort).toEqual([])
    expect(filtered(searched, { keyword: '' }).sort).toEqual(initialPosts(anyPost).sort)
    const sort = [{ key: 'headline', direction: 'asc' }] as const
    expect(filtered({ ...searched, sort }, { keyword: 'ferries' }).sort).toEqual(sort)
  })

  it('asks for all that is allowed when none of it is ticked', () => {
    const state = { ...initialPosts(episode), sections: [] }
    expect(postQuestion(state, episode, [])).toMatchObject({ publishStatus: seenByReaders, sections: ['7'] })
    const ofAnyShow = { ...episode, allowedSections: 'shows' as const }
    expect(postQuestion(initialPosts(ofAnyShow), ofAnyShow, ['7', '8']).sections).toEqual(['7', '8'])
  })

  it('asks for what is ticked alone', () => {
    const state = filtered(initialPosts(episode), { publishStatus: ['PUBLISHED'] })
    expect(postQuestion(state, episode, []).publishStatus).toEqual(['PUBLISHED'])
  })

  it('sends days only with a span of its own', () => {
    const value = { from: '2026-07-01', to: '2026-07-02' }
    const state = filtered(initialPosts(anyPost), { publishDate: { type: 'Custom', value } })
    expect(postQuestion(state, anyPost, [])).toMatchObject({
      publishDate: 'Custom',
      publishDateStart: '2026-07-01',
      publishDateEnd: '2026-07-02',
    })
    expect(postQuestion(initialPosts(anyPost), anyPost, [])).not.toHaveProperty('publishDateStart')
  })

  it('goes back to what it began with when its filters are cleared', () => {
    expect(defaultFilters({ ...episode, defaultStatuses: ['PUBLISHED'] })).toMatchObject({
      publishStatus: ['PUBLISHED'],
      sections: ['7'],
      tags: [],
    })
  })
})
