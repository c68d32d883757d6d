import { describe, expect, it } from '@jest/globals'
import { postPath, postPathWithSlug } from './postPath.ts'

describe('the address of a post', () => {
  it('has the day of the first publication in the publication’s time zone', () => {
    const firstPublished = new Date('2026-01-01T07:30:00Z')
    expect(postPath(firstPublished, 'America/Los_Angeles', 'new-year')).toBe('/2025/12/31/new-year')
    expect(postPath(firstPublished, 'Europe/Berlin', 'new-year')).toBe('/2026/01/01/new-year')
  })

  it('keeps its day when the slug changes', () => {
    expect(postPathWithSlug('/2025/12/31/new-year', 'happy-new-year')).toBe('/2025/12/31/happy-new-year')
  })

  it('is not guessed from something else', () => {
    expect(postPathWithSlug('/about', 'new-year')).toBeNull()
  })
})
