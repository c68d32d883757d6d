import { z } from 'zod'
import { chartIdOf } from '#blocks/chart/chart.address.ts'
import { callService, missingService, type OutsideService } from '#plugins/outside/serviceCall.ts'
import type { ShowcaseItem, ShowcaseProvider, ShowcaseQuery } from '../showcase.types.ts'

export interface DatawrapperOptions {
  token: string
  /** Without a slash at the end. */
  url: string
}

const service: OutsideService = { name: 'Datawrapper', variable: 'DATAWRAPPER_TOKEN' }

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const chart = z
  .object({
    id: z.string(),
    title: text,
    publicUrl: text,
    lastModifiedAt: z.string().nullish(),
    publishedAt: z.string().nullish(),
    thumbnails: z.object({ full: z.string().nullish() }).nullish(),
  })
  .transform(({ id, title, publicUrl, lastModifiedAt = null, publishedAt, thumbnails }) => ({
    id,
    title,
    publicUrl: publicUrl || `https://datawrapper.dwcdn.net/${id}/`,
    preview: thumbnails?.full ?? null,
    modified: lastModifiedAt,
    published: publishedAt ? new Date(publishedAt) : null,
  }))

const page = z.object({ list: z.array(chart), total: z.number() })

/** The last of the five steps that a chart goes through: it is published. */
const published = '5'

/** Charts asked for at once when days have to be looked at one by one, and how many at most. */
const batch = 100
const most = 2000

/** Charts of the newsroom's account (Datawrapper API v3). */
export const datawrapper = ({ token, url }: DatawrapperOptions): ShowcaseProvider => {
  const headers = { Authorization: `Bearer ${token}` }
  const list = ({ query }: ShowcaseQuery, limit: number, offset: number) => {
    const address = new URL(`${url}/v3/charts`)
    const asked = {
      orderBy: 'publishedAt',
      order: 'DESC',
      minLastEditStep: published,
      limit: String(limit),
      offset: String(offset),
    }
    for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
    if (query) address.searchParams.set('search', query)
    return callService(service, page, address, { headers })
  }
  return {
    search: async (query) => {
      const { pageSize, from, before } = query
      const first = (query.page - 1) * pageSize
      if (!from && !before) {
        const { list: items, total } = await list(query, pageSize, first)
        return { items: items.map(itemOf), totalItems: total }
      }
      // The service sorts by the day of publication, and does not filter by it.
      const found: z.output<typeof chart>[] = []
      for (let offset = 0; offset < most; offset += batch) {
        const { list: charts, total } = await list(query, batch, offset)
        found.push(...charts.filter(({ published: day }) => day && (!from || day >= from) && (!before || day < before)))
        const last = charts.at(-1)?.published
        if (charts.length === 0 || offset + batch >= total || (from && last && last < from)) break
      }
      return { items: found.slice(first, first + pageSize).map(itemOf), totalItems: found.length }
    },
    retrieve: async (id) =>
      itemOf(
        await callService(service, chart, `${url}/v3/charts/${encodeURIComponent(chartIdOf(id) ?? id)}`, { headers }),
      ),
  }
}

const itemOf = ({ published: _published, ...item }: z.output<typeof chart>): ShowcaseItem => item

/** Without a key. */
export const noDatawrapper: ShowcaseProvider = {
  search: async () => missingService(service),
  retrieve: async () => missingService(service),
}
