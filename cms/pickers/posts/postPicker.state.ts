import type { PublishStatus } from '#collections/lifecycle/publishStatus.ts'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import type { SortKey } from '#collections/posts-list/listModels.ts'
import { listModels } from '#collections/posts-list/listModels.ts'
import { defaultPageSize, isSameSort, usualSort } from '#collections/posts-list/listState.ts'
import type { PublishDate } from '#collections/posts-list/publishDate.ts'
import type { SelectionLimits } from '../../kit/picker/selection.ts'

export interface PostPickerOptions {
  title: string
  limits: SelectionLimits
  /** Ids of what is chosen already. */
  chosen: readonly string[]
  /** True where a post can be started from here, in a tab of its own (docs/spec/editor.md#post-picker). */
  canStart: boolean
  allowedStatuses: readonly PublishStatus[]
  defaultStatuses: readonly PublishStatus[]
  /** None: all types. */
  postTypes: readonly PostType[]
  /** Sections or shows that posts must be of; null sets no bound. */
  allowedSections: readonly string[] | 'shows' | null
}

export type PostType = 'article' | 'opinion' | 'sponsored' | 'episode'

/** "Published only": what readers can see now, with changes waiting or without. */
export const seenByReaders: readonly PublishStatus[] = ['PUBLISHED', 'UNPUBLISHED_CHANGES', 'SCHEDULED_CHANGES']

export interface PostFilters {
  keyword: string
  publishStatus: readonly PublishStatus[]
  sections: readonly string[]
  tags: readonly string[]
  slug: string
  publishDate: PublishDate
  authors: readonly string[]
  oneOffAuthors: readonly string[]
}

export interface PostPickerState extends PostFilters {
  sort: readonly { key: SortKey; direction: 'asc' | 'desc' }[]
  page: number
  layout: 'LIST' | 'GRID'
}

/** Returns the filters after 'Clear Filters'. */
export function defaultFilters({ defaultStatuses, allowedSections }: PostPickerOptions): PostFilters {
  return {
    keyword: '',
    publishStatus: defaultStatuses,
    sections: Array.isArray(allowedSections) ? allowedSections : [],
    tags: [],
    slug: '',
    publishDate: { type: 'Anytime' },
    authors: [],
    oneOffAuthors: [],
  }
}

/** Returns the picker as it opens (docs/spec/editor.md#post-picker). */
export function initialPosts(options: PostPickerOptions): PostPickerState {
  return {
    ...defaultFilters(options),
    sort: usualSort(listModels.posts, ''),
    page: 1,
    layout: 'LIST',
  }
}

/**
 * Returns the state after a change: a filter begins with its first page again; another order does not
 * (docs/spec/editor.md#picker-pages). The order follows the keyword as long as none was chosen.
 */
export function filtered(state: PostPickerState, change: Partial<PostFilters>): PostPickerState {
  const next = { ...state, ...change, page: 1 }
  const isUsual = isSameSort(state.sort, usualSort(listModels.posts, state.keyword))
  return isUsual ? { ...next, sort: usualSort(listModels.posts, next.keyword) } : next
}

export function areAllStatusesAllowed({ allowedStatuses }: PostPickerOptions): boolean {
  return publishStatuses.every((status) => allowedStatuses.includes(status))
}

/**
 * Returns the input of `post.getPosts`. Where only some statuses or sections are allowed and none is ticked, all of
 * these are meant.
 * @param shows ids of all shows, for a picker of their episodes.
 */
export function postQuestion(state: PostPickerState, options: PostPickerOptions, shows: readonly string[]) {
  const { layout, publishDate, publishStatus, sections, tags, authors, oneOffAuthors, sort, ...rest } = state
  const allowed = options.allowedSections === 'shows' ? shows : (options.allowedSections ?? [])
  const statuses = publishStatus.length > 0 || areAllStatusesAllowed(options) ? publishStatus : options.allowedStatuses
  return {
    ...rest,
    publishStatus: [...statuses],
    sections: [...(sections.length > 0 ? sections : allowed)],
    tags: [...tags],
    authors: [...authors],
    oneOffAuthors: [...oneOffAuthors],
    sort: [...sort],
    postTypes: [...options.postTypes],
    pageSize: defaultPageSize,
    publishDate: publishDate.type,
    ...(publishDate.type === 'Custom'
      ? { publishDateStart: publishDate.value.from, publishDateEnd: publishDate.value.to }
      : {}),
  }
}
