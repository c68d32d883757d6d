import type { PublishStatus } from '../lifecycle/publishStatus.ts'
import type { ListModel, SortKey } from './listModels.ts'
import type { PublishDate } from './publishDate.ts'

export interface Sort {
  key: SortKey
  direction: 'asc' | 'desc'
}

/**
 * The filters of a list (docs/spec/newsroom.md#list-filters). Alternatives within one filter, conjunction of all
 * filters.
 */
export interface ListFilters {
  keyword: string
  /** Only documents of the person who asks: created by them or, for posts, with their by-line. */
  isOwn: boolean
  /** None: all documents outside the trash. */
  publishStatus: readonly PublishStatus[]
  postTypes: readonly string[]
  publishDate: PublishDate
  sections: readonly number[]
  /** Sections of type show, by their episodes. */
  shows: readonly number[]
  tags: readonly number[]
  authors: readonly number[]
  oneOffAuthors: readonly string[]
  slug: string
}

export interface ListQuery extends ListFilters {
  /** None: the best matches of the keyword first. */
  sort: readonly Sort[]
  /** Page number, from 1. */
  page: number
  pageSize: number
}

/** A list as a user sees it: its query and its layout. */
export interface ListState extends ListQuery {
  layout: 'LIST' | 'GRID'
  /** Whether the filter panel is open. */
  hasFilterPanel: boolean
}

export const defaultPageSize = 20
/** The largest page of a list (docs/spec/newsroom.md#list-paging). */
export const maxPageSize = 50

export const noFilters: ListFilters = {
  keyword: '',
  isOwn: false,
  publishStatus: [],
  postTypes: [],
  publishDate: { type: 'Anytime' },
  sections: [],
  shows: [],
  tags: [],
  authors: [],
  oneOffAuthors: [],
  slug: '',
}

/** Returns the order of a list for which none was chosen. */
export function usualSort({ defaultSort }: ListModel, keyword: string): readonly Sort[] {
  return keyword.trim() === '' ? [defaultSort] : []
}

export function initialState(model: ListModel): ListState {
  return {
    ...noFilters,
    sort: [model.defaultSort],
    page: 1,
    pageSize: defaultPageSize,
    layout: 'LIST',
    hasFilterPanel: false,
  }
}

/**
 * Returns the list with another query: it begins with its first page again. The order follows the keyword as long as none
 * was chosen.
 */
export function refined(model: ListModel, state: ListState, change: Partial<ListQuery>): ListState {
  const next = { ...state, page: 1, ...change }
  const isUsual = change.sort === undefined && isSameSort(state.sort, usualSort(model, state.keyword))
  return isUsual ? { ...next, sort: usualSort(model, next.keyword) } : next
}

/** Returns whether two orders are equal. */
export function isSameSort(one: readonly Sort[], other: readonly Sort[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ key, direction }, place) => key === other[place]?.key && direction === other[place]?.direction)
  )
}

/** Returns the number of the panel's filters in use; the search box is not one of them. */
export function filterCount(filters: ListFilters): number {
  return (
    [
      filters.publishStatus,
      filters.postTypes,
      filters.sections,
      filters.shows,
      filters.tags,
      filters.authors,
      filters.oneOffAuthors,
      filters.slug,
    ].filter((filter) => filter.length > 0).length +
    (filters.publishDate.type === 'Anytime' ? 0 : 1) +
    (filters.isOwn ? 1 : 0)
  )
}

/** Returns whether any filter or keyword is set. */
export function isNarrowed(filters: ListFilters): boolean {
  return filters.keyword !== '' || filterCount(filters) > 0
}
