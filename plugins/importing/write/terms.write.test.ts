import { describe, expect, it } from '@jest/globals'
import { usableSlug } from './terms.write.ts'

describe('the slug of what is imported', () => {
  it.each([
    ['city-council', 'City Council', 'city-council'],
    ['%d7%a9%d7%9c%d7%95%d7%9d', 'שלום', 'slvm'],
    ['%E6%94%BF%E6%B2%BB', '政治', 'zhengzhi'],
    ['caf%C3%A9-news', 'Café news', 'cafe-news'],
    ['', 'Новости', 'novosti'],
    ['100%', 'Sure', '100'],
  ])('%s with the name %s is %s', (slug, name, usable) => {
    expect(usableSlug(slug, name, 'wordpress-site-category-1')).toBe(usable)
  })
})
