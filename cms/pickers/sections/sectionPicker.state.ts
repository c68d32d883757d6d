import { defaultPageSize } from '#collections/posts-list/listState.ts'
import type { SelectionLimits } from '../../kit/picker/selection.ts'
import type { PickerSort } from '../../kit/picker/sortedBy.ts'

/** The kinds of sections, in the order in which they are offered (docs/spec/editor.md#section-picker). */
export const sectionKinds = [
  { value: 'sports', label: 'Sports' },
  { value: 'politics', label: 'Politics' },
  { value: 'show', label: 'Shows' },
] as const
export type SectionKind = (typeof sectionKinds)[number]['value']

export interface SectionPickerOptions {
  title: string
  limits: SelectionLimits
  /** Ids of what is chosen already. */
  chosen: readonly string[]
  /** All of them allow ordinary sections, too. */
  allowedTypes: readonly SectionKind[]
}

export interface SectionFilters {
  keyword: string
  types: readonly SectionKind[]
  slug: string
}

export type SectionSortKey = 'name' | 'type' | 'publishStatus'

export interface SectionPickerState extends SectionFilters {
  sort: readonly PickerSort<SectionSortKey>[]
  page: number
}

export const noSectionFilters: SectionFilters = { keyword: '', types: [], slug: '' }

/** The picker as it opens (docs/spec/editor.md#section-picker). */
export const initialSections: SectionPickerState = {
  ...noSectionFilters,
  sort: [{ key: 'name', direction: 'asc' }],
  page: 1,
}

export function areAllTypesAllowed({ allowedTypes }: SectionPickerOptions): boolean {
  return sectionKinds.every(({ value }) => allowedTypes.includes(value))
}

/**
 * Returns the input of `sections.search`: where only some types are allowed and none is ticked, all of these are meant.
 */
export function sectionQuestion(state: SectionPickerState, options: SectionPickerOptions) {
  const isAny = state.types.length > 0 || areAllTypesAllowed(options)
  return {
    ...state,
    types: [...(isAny ? state.types : options.allowedTypes)],
    sort: [...state.sort],
    pageSize: defaultPageSize,
  }
}
