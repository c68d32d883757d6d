'use client'

import { useMemo } from 'react'
import type { PublishDate } from '#collections/posts-list/publishDate.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import type { RpcOutputs } from '../../api/rpc.client.ts'
import type { EmbedKindName } from './embedKinds.ts'

type ChartItem = RpcOutputs['embed']['searchDatawrapperCharts']['items'][number]
type DocumentItem = RpcOutputs['embed']['searchDocumentCloudDocuments']['items'][number]

export interface EmbedCard {
  id: string
  title: string
  publicUrl: string
  /** ISO text. */
  modifiedAt: string
}

export interface EmbedInput {
  query: string
  dates: PublishDate
  page: number
}

interface Found {
  items: EmbedCard[]
  pagination: { totalItems: number; totalPages: number }
}

interface EmbedSource {
  // Of the procedure that searches.
  name: string
  search(input: EmbedInput, signal: AbortSignal): Promise<Found>
  byIds(ids: string[], signal: AbortSignal): Promise<{ results: EmbedCard[]; errors: readonly unknown[] }>
}

const daysOf = (dates: PublishDate) => (dates.type === 'Custom' ? dates.value : null)

export function useEmbedSource(kind: EmbedKindName): EmbedSource {
  const { embed } = useRpc()
  return useMemo(() => {
    if (kind === 'chart') {
      const cardOf = ({ datawrapperLastModified: modifiedAt, ...item }: ChartItem): EmbedCard => ({
        ...item,
        modifiedAt,
      })
      return {
        name: 'embed.searchDatawrapperCharts',
        search: async ({ query, dates, page }, signal) => {
          const days = daysOf(dates)
          const question = {
            query,
            page,
            dates: dates.type,
            publishedDateStart: days?.from,
            publishedDateEnd: days?.to,
          }
          const { items, pagination } = await embed.searchDatawrapperCharts.query(question, { signal })
          return { items: items.map(cardOf), pagination }
        },
        byIds: async (ids, signal) => {
          const { results, errors } = await embed.getDatawrapperChartsById.query({ ids }, { signal })
          return { results: results.map(cardOf), errors }
        },
      }
    }
    const cardOf = ({ documentCloudUpdatedAt: modifiedAt, ...item }: DocumentItem): EmbedCard => ({
      ...item,
      modifiedAt,
    })
    return {
      name: 'embed.searchDocumentCloudDocuments',
      search: async ({ query, dates, page }, signal) => {
        const days = daysOf(dates)
        const question = { query, page, dates: dates.type, createdDateStart: days?.from, createdDateEnd: days?.to }
        const { items, pagination } = await embed.searchDocumentCloudDocuments.query(question, { signal })
        return { items: items.map(cardOf), pagination }
      },
      byIds: async (ids, signal) => {
        const { results, errors } = await embed.getDocumentCloudDocumentsById.query({ ids }, { signal })
        return { results: results.map(cardOf), errors }
      },
    }
  }, [kind, embed])
}
