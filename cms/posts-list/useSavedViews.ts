'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { readListAddress, writeListAddress } from '#collections/posts-list/listAddress.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import type { ListState } from '#collections/posts-list/listState.ts'
import { findOfList } from '#collections/posts-list/listWhere.ts'
import { callRest, sendRest } from '../api/rest.ts'

export interface SavedView {
  id: number
  title: string
  isShared: boolean
  state: ListState
}

const preset = z.object({
  id: z.number(),
  title: z.string(),
  isShared: z
    .boolean()
    .nullish()
    .transform((isShared) => isShared ?? false),
  groupBy: z.string().nullish(),
})
const presetPage = z.object({ docs: z.array(preset), nextPage: z.number().nullable() })

/**
 * Returns saved views, which are Payload's query presets: they have its access rules, and its own lists can use them. A
 * preset's query knows no "past seven days"; so the whole list stands in the text that Payload would group by, as its
 * address. Our lists are not grouped.
 * @param api address of the REST API, without a slash at the end.
 * @param timeZone IANA name of the publication's time zone.
 */
export function useSavedViews(api: string, model: ListModel, timeZone: string) {
  const url = `${api}/payload-query-presets`
  const queryKey = ['saved-views', model.collection]
  const queries = useQueryClient()
  const { data: views = null } = useQuery({ queryKey, queryFn: ({ signal }) => readViews(url, model, signal) })

  const save = async (title: string, isShared: boolean, state: ListState): Promise<void> => {
    const everyone = { constraint: isShared ? 'everyone' : 'onlyMe' }
    const json = {
      title,
      relatedCollection: model.collection,
      isShared,
      // Who made it can change it; the others can read it.
      access: { read: everyone, update: { constraint: 'onlyMe' }, delete: { constraint: 'onlyMe' } },
      ...contentOf(model, state, timeZone),
    }
    await sendRest(url, { method: 'POST', json })
    await queries.invalidateQueries({ queryKey })
  }
  const remove = async ({ id }: SavedView): Promise<void> => {
    await sendRest(`${url}/${id}`, { method: 'DELETE' })
    await queries.invalidateQueries({ queryKey })
  }
  return { views, save, remove }
}

const readViews = async (url: string, model: ListModel, signal: AbortSignal): Promise<SavedView[]> => {
  const presets: z.output<typeof preset>[] = []
  for (let page: number | null = 1; page !== null; ) {
    const params = new URLSearchParams({
      'where[relatedCollection][equals]': model.collection,
      'where[groupBy][exists]': 'true',
      // Not the conditions of Payload's own lists, of which anybody may have shared thousands.
      ...Object.fromEntries(Object.keys(preset.shape).map((name) => [`select[${name}]`, 'true'])),
      sort: 'title',
      limit: '50',
      page: String(page),
      depth: '0',
    })
    const answer: z.output<typeof presetPage> = await callRest(`${url}?${params}`, presetPage, { signal })
    presets.push(...answer.docs)
    page = answer.nextPage
  }
  return presets.map(({ groupBy, ...view }) => ({
    ...view,
    state: readListAddress(model, new URLSearchParams(groupBy ?? '')).state,
  }))
}

const contentOf = (model: ListModel, state: ListState, timeZone: string) => ({
  groupBy: addressOfView(model, state) || 'page=1',
  where: findOfList(state, new Date(), timeZone).where,
})

/** Returns the address of a view, which begins with its first page. */
export function addressOfView(model: ListModel, state: ListState): string {
  return writeListAddress(model, { ...state, page: 1 }).toString()
}
