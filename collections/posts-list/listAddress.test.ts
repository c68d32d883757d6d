import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { fromScreenAddress, readListAddress, toScreenAddress, writeListAddress } from './listAddress.ts'
import { listModels } from './listModels.ts'
import type { ListState } from './listState.ts'
import { filterCount, initialState, isNarrowed, noFilters, refined } from './listState.ts'
import { publishDateTypes } from './publishDate.ts'

const { posts, newsletters, sections } = listModels

const read = (address: string, model = posts) => readListAddress(model, new URLSearchParams(address))

const text = fc.string({ maxLength: 60 }).map((value) => value.trim())
const someOf = <Value>(values: readonly Value[]) => fc.uniqueArray(fc.constantFrom(...values))
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 5 })
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const presets = publishDateTypes.flatMap((type) => (type === 'Custom' ? [] : [{ type }]))

const states: fc.Arbitrary<ListState> = fc.record({
  keyword: text,
  isOwn: fc.boolean(),
  publishStatus: someOf(posts.statuses),
  postTypes: someOf(posts.types.map(({ value }) => value)),
  publishDate: fc.oneof(
    fc.constantFrom(...presets),
    fc.tuple(day, day).map(([one, other]) => {
      const value = one < other ? { from: one, to: other } : { from: other, to: one }
      return { type: 'Custom' as const, value }
    }),
  ),
  sections: ids,
  shows: ids,
  tags: ids,
  authors: ids,
  oneOffAuthors: fc.uniqueArray(text.filter(Boolean), { maxLength: 3 }),
  slug: text,
  sort: fc.uniqueArray(
    fc.record({
      key: fc.constantFrom(...posts.columns.flatMap(({ sort }) => sort ?? [])),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    { minLength: 1, maxLength: 3, selector: ({ key, direction }) => `${key} ${direction}` },
  ),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.integer({ min: 1, max: 50 }),
  layout: fc.constantFrom('LIST' as const, 'GRID' as const),
  hasFilterPanel: fc.boolean(),
})

describe('the address of a list', () => {
  it('brings every list back as it was, by way of the screen’s address too', () => {
    fc.assert(
      fc.property(states, (state) => {
        const onScreen = toScreenAddress(writeListAddress(posts, state)).toString()
        const { state: again, mistakes } = readListAddress(posts, fromScreenAddress(new URLSearchParams(onScreen)))
        expect(mistakes).toEqual([])
        expect(again).toEqual(state)
      }),
    )
  })

  it.each(Object.values(listModels))('of $plural as they open is empty', (model) => {
    expect(writeListAddress(model, initialState(model)).toString()).toBe('')
    expect(readListAddress(model, new URLSearchParams())).toEqual({ state: initialState(model), mistakes: [] })
  })

  it('keeps out of the way of Payload’s own list: neither page nor sort are in it', () => {
    const state: ListState = { ...initialState(posts), page: 3, sort: [{ key: 'headline', direction: 'asc' }] }
    expect(toScreenAddress(writeListAddress(posts, state)).toString()).toBe('by=headline&at=3')
    expect(fromScreenAddress(new URLSearchParams('page=9&sort=slug&by=headline')).toString()).toBe('sort=headline')
  })

  it('takes both names of the status, and lists with commas or repeated', () => {
    expect(read('status=DRAFT&publishStatus=PUBLISHED&tags=1,2&tags=3').state).toMatchObject({
      publishStatus: ['PUBLISHED', 'DRAFT'],
      tags: [1, 2, 3],
    })
  })

  it.each([
    ['publishStatus=SECRET', 'publishStatus'],
    ['postTypes=poem', 'postTypes'],
    ['publishDate=Tomorrow', 'publishDate'],
    ['publishDate=Custom', 'publishDate'],
    ['publishDate=Custom&publishDateStart=2026-02-02&publishDateEnd=2026-02-01', 'publishDate'],
    ['sections=politics', 'sections'],
    ['sort=body', 'sort'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1e3', 'page'],
    ['pageSize=51', 'pageSize'],
    ['layout=CLOUD', 'layout'],
    [`keyword=${'a'.repeat(201)}`, 'keyword'],
  ])('%s is reported as a mistake, and the rest still counts', (address, field) => {
    const { state, mistakes } = read(`${address}&slug=kept`)
    expect(mistakes.map((mistake) => mistake.field)).toEqual([field])
    expect(state.slug).toBe('kept')
  })

  it('a list only knows the statuses, types and columns that it has', () => {
    expect(read('publishStatus=SCHEDULED', newsletters).mistakes).toHaveLength(1)
    expect(read('postTypes=article', sections).mistakes).toHaveLength(1)
    expect(read('sort=publishDateTime', sections).mistakes).toHaveLength(1)
    expect(read('postTypes=show&sort=-headline', sections).mistakes).toEqual([])
  })
})

describe('the state of a list', () => {
  it('begins with the first page again when it is asked for something else', () => {
    const state = { ...initialState(posts), page: 7 }
    expect(refined(posts, state, { keyword: 'council' }).page).toBe(1)
    expect(refined(posts, state, { page: 8 }).page).toBe(8)
  })

  it('has the best matches of a keyword first, until an order is chosen', () => {
    const searched = refined(posts, initialState(posts), { keyword: 'council' })
    expect(searched.sort).toEqual([])
    expect(read(writeListAddress(posts, searched).toString()).state).toEqual(searched)
    expect(refined(posts, searched, { keyword: '' }).sort).toEqual([posts.defaultSort])
    const chosen = refined(posts, searched, { sort: [posts.defaultSort] })
    expect(writeListAddress(posts, chosen).toString()).toBe('keyword=council&sort=-updatedAt')
    expect(read('keyword=council&sort=-updatedAt').state).toEqual(chosen)
    expect(refined(posts, chosen, { tags: [1] }).sort).toEqual([posts.defaultSort])
  })

  it('counts the kinds of filters in use, the search box not among them', () => {
    expect(filterCount(noFilters)).toBe(0)
    expect(filterCount({ ...noFilters, keyword: 'council' })).toBe(0)
    expect(filterCount({ ...noFilters, tags: [1, 2], publishDate: { type: 'Today' } })).toBe(2)
    expect(isNarrowed({ ...noFilters, keyword: 'council' })).toBe(true)
    expect(isNarrowed(noFilters)).toBe(false)
  })
})
