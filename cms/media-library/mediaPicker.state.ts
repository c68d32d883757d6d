import type { PickMediaOptions } from '#blocks/core/editor.types.ts'
import type { MediaScheme } from '#collections/media/mimeTypes.ts'
import { mediaSchemes } from '#collections/media/mimeTypes.ts'
import { daysOf, type PublishDate } from '#collections/posts-list/publishDate.ts'
import { exactlyOne, type SelectionLimits } from '../kit/picker/selection.ts'

/** Options of opening the library. */
export interface MediaPickerOptions {
  title: string
  limits: SelectionLimits
  /** Kinds that can be chosen; all of them: 'All' is offered as well. */
  schemes: readonly MediaScheme[]
  /** Files of the newsroom's own that are chosen already. */
  chosen: readonly { id: string; scheme: MediaScheme }[]
}

/** Returns the options of the library for a block: for exactly one file, or for any number of a gallery's. */
export function mediaPickerOf({ schemes, isMultiple, current = [] }: PickMediaOptions): MediaPickerOptions {
  return {
    title: 'Media Library',
    limits: isMultiple ? { isMultiple, min: 1, max: null } : exactlyOne,
    schemes,
    chosen: current.map((id) => ({ id, scheme: schemes[0] ?? 'other' })),
  }
}

export interface MediaFilters {
  keyword: string
  scheme: MediaScheme | 'all'
  creator: string
  uploaded: PublishDate
}

export interface MediaPickerState extends MediaFilters {
  /** From 1. */
  page: number
}

/** Items of a page (docs/spec/editor.md#media-content). */
export const mediaPageSize = 20

/** Returns whether files of every kind can be chosen, and 'All' is offered. */
export function areAllSchemesAllowed({ schemes }: Pick<MediaPickerOptions, 'schemes'>): boolean {
  return mediaSchemes.every((scheme) => schemes.includes(scheme))
}

/** Returns the filters after 'Clear Filters'. */
export function defaultMediaFilters(options: Pick<MediaPickerOptions, 'schemes'>): MediaFilters {
  return {
    keyword: '',
    scheme: areAllSchemesAllowed(options) ? 'all' : (options.schemes[0] ?? 'all'),
    creator: '',
    uploaded: { type: 'Anytime' },
  }
}

/**
 * Returns the state after a change of a filter: it begins with its first page again
 * (docs/spec/editor.md#media-filters).
 */
export function filteredMedia(state: MediaPickerState, change: Partial<MediaFilters>): MediaPickerState {
  return {
    ...state,
    ...change,
    page: 1,
  }
}

/**
 * Returns the days of a date filter, written 'YYYY-MM-DD..YYYY-MM-DD' (docs/spec/editor.md#media-calls); nothing for
 * Anytime.
 * @param timeZone IANA name of the publication's time zone, which days go by.
 */
export function dayRangeOf(date: PublishDate, now: Date, timeZone: string): `${string}..${string}` | undefined {
  const days = daysOf(date, now, timeZone)
  return days ? `${days.first}..${days.last}` : undefined
}

/** Returns the input of `media.search`. */
export function mediaQuestion({ page, uploaded, ...filters }: MediaPickerState, now: Date, timeZone: string) {
  return {
    ...filters,
    page,
    limit: mediaPageSize,
    start: (page - 1) * mediaPageSize,
    uploadedTime: dayRangeOf(uploaded, now, timeZone),
  }
}
