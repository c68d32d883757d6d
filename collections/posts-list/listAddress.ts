import type { ListModel } from './listModels.ts'
import { sortKeys } from './listModels.ts'
import type { ListState, Sort } from './listState.ts'
import { initialState, isSameSort, maxPageSize, usualSort } from './listState.ts'
import type { PublishDate } from './publishDate.ts'
import { isDay, publishDateTypes } from './publishDate.ts'

export interface AddressMistake {
  field: string
  message: string
}

const maxPage = 1_000_000
const maxTextLength = 200

/**
 * Reads a list out of the parameters of an address. Unknown values are left out and reported, so that a screen can go
 * on without it and an API can refuse it.
 */
export function readListAddress(
  model: ListModel,
  params: URLSearchParams,
): { state: ListState; mistakes: AddressMistake[] } {
  const mistakes: AddressMistake[] = []
  const initial = initialState(model)
  const note = (field: string, message: string) => {
    mistakes.push({ field, message: `${field} ${message}` })
  }
  const valuesOf = (field: string): string[] => [
    ...new Set(
      params
        .getAll(field)
        .flatMap((value) => value.split(','))
        .map((value) => value.trim())
        .filter(Boolean),
    ),
  ]
  const oneOf = <Value extends string>(field: string, known: readonly Value[]): Value[] =>
    valuesOf(field).flatMap((value) => {
      const found = known.find((name) => name === value)
      if (found === undefined) note(field, `must be of ${known.join(', ')}, not ${value}`)
      return found === undefined ? [] : [found]
    })
  const ids = (field: string): number[] =>
    valuesOf(field).flatMap((value) => {
      if (/^[1-9]\d{0,9}$/.test(value)) return [Number(value)]
      note(field, `must hold ids, not ${value}`)
      return []
    })
  const text = (field: string): string => {
    const value = (params.get(field) ?? '').trim()
    if (value.length <= maxTextLength) return value
    note(field, `must have at most ${maxTextLength} characters`)
    return value.slice(0, maxTextLength)
  }
  const whole = (field: string, max: number, otherwise: number): number => {
    const value = params.get(field)
    if (value === null) return otherwise
    const number = Number(value)
    if (/^\d+$/.test(value) && number >= 1 && number <= max) return number
    note(field, `must be a whole number from 1 to ${max}`)
    return otherwise
  }
  const keyword = text('keyword')
  const publishDate = (): PublishDate => {
    const [type = 'Anytime'] = oneOf('publishDate', publishDateTypes)
    if (type !== 'Custom') return { type }
    const from = params.get('publishDateStart') ?? ''
    const to = params.get('publishDateEnd') ?? from
    if (isDay(from) && isDay(to) && from <= to) return { type, value: { from, to } }
    note('publishDate', 'Custom needs publishDateStart and publishDateEnd, days such as 2026-02-28 in this order')
    return { type: 'Anytime' }
  }
  const sort = (): readonly Sort[] => {
    const chosen = valuesOf('sort').flatMap((value): Sort[] => {
      const key = sortKeys.find((name) => name === value.replace(/^-/, ''))
      if (key && model.columns.some((column) => column.sort === key)) {
        return [{ key, direction: value.startsWith('-') ? 'desc' : 'asc' }]
      }
      note('sort', `must be of ${sortKeysOf(model).join(', ')}, with "-" before it for descending, not ${value}`)
      return []
    })
    return chosen.length > 0 ? chosen : usualSort(model, keyword)
  }
  const state: ListState = {
    keyword,
    isOwn: oneOf('own', ['true'] as const).length > 0,
    // The procedure that lists posts knows both names (docs/spec/newsroom.md#procedure-rules).
    publishStatus: [...new Set([...oneOf('publishStatus', model.statuses), ...oneOf('status', model.statuses)])],
    postTypes: oneOf(
      'postTypes',
      model.types.map(({ value }) => value),
    ),
    publishDate: publishDate(),
    sections: ids('sections'),
    shows: ids('shows'),
    tags: ids('tags'),
    authors: ids('authors'),
    // Names may have commas in them, so each has a parameter of its own.
    oneOffAuthors: [
      ...new Set(params.getAll('oneOffAuthors').map((name) => name.trim().slice(0, maxTextLength))),
    ].filter(Boolean),
    slug: text('slug'),
    sort: sort(),
    page: whole('page', maxPage, initial.page),
    pageSize: whole('pageSize', maxPageSize, initial.pageSize),
    layout: oneOf('layout', ['LIST', 'GRID'] as const)[0] ?? initial.layout,
    hasFilterPanel: oneOf('filters', ['shown', 'hidden'] as const)[0] === 'shown',
  }
  return { state, mistakes }
}

/**
 * Returns the parameters of a list, in one order and without what goes without saying: equal lists have equal
 * addresses.
 */
export function writeListAddress(model: ListModel, state: ListState): URLSearchParams {
  const initial = initialState(model)
  const params = new URLSearchParams()
  const put = (field: string, value: string) => {
    if (value) params.append(field, value)
  }
  put('keyword', state.keyword)
  if (state.isOwn) put('own', 'true')
  put('publishStatus', state.publishStatus.join(','))
  put('postTypes', state.postTypes.join(','))
  if (state.publishDate.type !== 'Anytime') put('publishDate', state.publishDate.type)
  if (state.publishDate.type === 'Custom') {
    put('publishDateStart', state.publishDate.value.from)
    put('publishDateEnd', state.publishDate.value.to)
  }
  put('sections', state.sections.join(','))
  put('shows', state.shows.join(','))
  put('tags', state.tags.join(','))
  put('authors', state.authors.join(','))
  for (const name of state.oneOffAuthors) put('oneOffAuthors', name)
  put('slug', state.slug)
  if (!isSameSort(state.sort, usualSort(model, state.keyword))) put('sort', sortText(state.sort))
  if (state.page !== initial.page) put('page', String(state.page))
  if (state.pageSize !== initial.pageSize) put('pageSize', String(state.pageSize))
  if (state.layout !== initial.layout) put('layout', state.layout)
  if (state.hasFilterPanel) put('filters', 'shown')
  return params
}

const sortText = (sort: readonly Sort[]): string =>
  sort.map(({ key, direction }) => (direction === 'desc' ? `-${key}` : key)).join(',')

const sortKeysOf = (model: ListModel): string[] => model.columns.flatMap(({ sort }) => sort ?? [])

// Parameters that Payload's own list screen would take for its own, and how they are called on ours.
const onScreen = { page: 'at', sort: 'by' } as const

/** Returns the parameters as they stand in the address of the screen. */
export function toScreenAddress(params: URLSearchParams): URLSearchParams {
  return renamed(params, Object.entries(onScreen))
}

/** Returns the parameters that stand in the address of the screen. */
export function fromScreenAddress(params: URLSearchParams): URLSearchParams {
  return renamed(
    params,
    Object.entries(onScreen).map(([name, screenName]) => [screenName, name]),
  )
}

const renamed = (params: URLSearchParams, names: readonly (readonly [string, string])[]): URLSearchParams => {
  const map = new Map(names)
  const taken = new Set(map.values())
  return new URLSearchParams(
    [...params].filter(([name]) => !taken.has(name)).map(([name, value]) => [map.get(name) ?? name, value]),
  )
}
