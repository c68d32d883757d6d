import { unscheduledStatuses } from '../lifecycle/publishStatus.field.ts'
import type { PublishStatus } from '../lifecycle/publishStatus.ts'
import { publishStatuses } from '../lifecycle/publishStatus.ts'

/** The sort keys of a list of content (docs/spec/newsroom.md#list-filters). */
export const sortKeys = ['headline', 'type', 'status', 'publishDateTime', 'updatedAt'] as const
export type SortKey = (typeof sortKeys)[number]

/** The columns of the table, in their order; the checkbox and the actions stand around them. */
export type ColumnKey = 'title' | 'authors' | 'type' | 'status' | 'published' | 'modified' | 'views'

/** The parts of the filter panel. */
export type FilterKey = 'own' | 'publishStatus' | 'postTypes' | 'publishDate' | 'sections' | 'tags' | 'authors' | 'slug'

export type ListedCollection = 'posts' | 'newsletters' | 'sections'

/** The columns, search fields and filters of one list. */
export interface ListModel {
  collection: ListedCollection
  singular: string
  plural: string
  /** The field that serves as title in the list. */
  titleField: 'headline' | 'title' | 'name'
  /** The fields that are searched for a keyword. */
  searchedFields: readonly string[]
  statuses: readonly PublishStatus[]
  types: readonly { label: string; value: string }[]
  columns: readonly { key: ColumnKey; label: string; sort?: SortKey }[]
  filters: readonly FilterKey[]
  defaultSort: { key: SortKey; direction: 'asc' | 'desc' }
  /** The fields of Quick Edit. */
  quickEditFields: readonly string[]
}

const statusColumn = { key: 'status', label: 'Status', sort: 'status' } as const
const publishedColumn = { key: 'published', label: 'Published Date', sort: 'publishDateTime' } as const
const modifiedColumn = { key: 'modified', label: 'Modified Date', sort: 'updatedAt' } as const

/** The lists of posts, newsletters and sections (docs/spec/newsroom.md#list-layout). */
export const listModels: Record<ListedCollection, ListModel> = {
  posts: {
    collection: 'posts',
    singular: 'Post',
    plural: 'Posts',
    titleField: 'headline',
    searchedFields: ['headline', 'subheadText'],
    statuses: publishStatuses,
    types: [
      { label: 'Article', value: 'article' },
      { label: 'Opinion', value: 'opinion' },
      { label: 'Sponsored', value: 'sponsored' },
      { label: 'Episode', value: 'episode' },
    ],
    columns: [
      { key: 'title', label: 'Post Title', sort: 'headline' },
      { key: 'authors', label: 'Authors' },
      statusColumn,
      { key: 'views', label: 'Views' },
      publishedColumn,
      modifiedColumn,
    ],
    filters: ['own', 'publishStatus', 'publishDate', 'postTypes', 'sections', 'tags', 'authors', 'slug'],
    defaultSort: { key: 'updatedAt', direction: 'desc' },
    quickEditFields: ['headline', 'sections', 'tags'],
  },
  newsletters: {
    collection: 'newsletters',
    singular: 'Newsletter',
    plural: 'Newsletters',
    titleField: 'title',
    searchedFields: ['title', 'subject', 'slug'],
    statuses: unscheduledStatuses,
    types: [],
    columns: [
      { key: 'title', label: 'Newsletter Title', sort: 'headline' },
      statusColumn,
      publishedColumn,
      modifiedColumn,
    ],
    filters: ['own', 'publishStatus', 'publishDate', 'slug'],
    defaultSort: { key: 'updatedAt', direction: 'desc' },
    quickEditFields: ['title', 'subject'],
  },
  sections: {
    collection: 'sections',
    singular: 'Section',
    plural: 'Sections',
    titleField: 'name',
    searchedFields: ['name', 'slug'],
    statuses: unscheduledStatuses,
    types: [
      { label: 'Sports', value: 'sports' },
      { label: 'Politics', value: 'politics' },
      { label: 'Show', value: 'show' },
    ],
    columns: [
      { key: 'title', label: 'Section Name', sort: 'headline' },
      { key: 'type', label: 'Type', sort: 'type' },
      statusColumn,
      modifiedColumn,
    ],
    filters: ['publishStatus', 'postTypes', 'slug'],
    defaultSort: { key: 'headline', direction: 'asc' },
    quickEditFields: ['name', 'type'],
  },
}

/** Returns the model of a collection that has such a list; undefined for all others. */
export function listModelOf(collection: string): ListModel | undefined {
  return Object.values(listModels).find((model) => model.collection === collection)
}
