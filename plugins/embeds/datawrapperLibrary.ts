import { z } from 'zod'
import type { DateBounds } from '#collections/posts-list/publishDate.ts'
import { callService, type OutsideService } from '#plugins/outside/serviceCall.ts'
import { type EmbedItem, type EmbedLibrary, foundOf } from './embedLibraries.ts'

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
    lastModifiedAt: text,
    publishedAt: z.string().nullish(),
  })
  .transform(({ id, title, publicUrl, lastModifiedAt, publishedAt }) => ({
    id,
    title,
    publicUrl: publicUrl || `https://datawrapper.dwcdn.net/${id}/`,
    modifiedAt: lastModifiedAt,
    published: publishedAt ? new Date(publishedAt) : null,
  }))

const page = z.object({ list: z.array(chart), total: z.number() })

// The last of the five steps that a chart goes through: it is published.
const published = '5'

// Charts requested at once when days have to be looked at one by one, and how many at most.
const batch = 100
const maxCharts = 2000

/** Returns the library of charts of the newsroom's account (Datawrapper API v3). */
export function datawrapper({ token, url }: DatawrapperOptions): EmbedLibrary {
  const headers = { Authorization: `Bearer ${token}` }
  const list = (query: string, limit: number, offset: number, signal: AbortSignal | undefined) => {
    const address = new URL(`${url}/v3/charts`)
    const order = { orderBy: 'publishedAt', order: 'DESC', minLastEditStep: published }
    for (const [name, value] of Object.entries({ ...order, limit: String(limit), offset: String(offset) }))
      address.searchParams.set(name, value)
    if (query) address.searchParams.set('search', query)
    return callService(service, page, address, { headers, signal })
  }
  const retrieve = (id: string, signal: AbortSignal | undefined) =>
    callService(service, chart, `${url}/v3/charts/${encodeURIComponent(id)}`, { headers, signal })
  return {
    search: async ({ query, page: number, pageSize, dates }, signal) => {
      const first = (number - 1) * pageSize
      const { from, to, before } = dates
      if (!from && !to && !before) {
        const { list: charts, total } = await list(query, pageSize, first, signal)
        return { items: charts.map(itemOf), totalItems: total }
      }
      // The service sorts by the day of publication, and does not filter by it.
      const found: z.output<typeof chart>[] = []
      for (let offset = 0; offset < maxCharts; offset += batch) {
        const { list: charts, total } = await list(query, batch, offset, signal)
        found.push(...charts.filter(({ published: day }) => day && isWithin(day, dates)))
        const last = charts.at(-1)?.published
        if (charts.length === 0 || offset + batch >= total || (from && last && last < new Date(from))) break
      }
      return { items: found.slice(first, first + pageSize).map(itemOf), totalItems: found.length }
    },
    byIds: async (ids, signal) => (await foundOf(ids, (id) => retrieve(id, signal))).map(itemOf),
  }
}

const itemOf = ({ published: _published, ...item }: z.output<typeof chart>): EmbedItem => item

function isWithin(moment: Date, { from, to, before }: DateBounds): boolean {
  return (
    (!from || moment >= new Date(from)) && (!to || moment <= new Date(to)) && (!before || moment < new Date(before))
  )
}
