'use client'

import { useMemo } from 'react'
import { useRpc } from '../../api/RpcProvider.tsx'
import type { Named, NameSource } from './names.types.ts'

// Number of results that the procedures return at once.
const pageSize = 20

const pageOf = (items: readonly Named[]) => ({ items, total: null, hasMore: items.length === pageSize })

export type NameKind = 'tags' | 'authors' | 'sections' | 'sources'

/** Tags, authors, sections and sources as pickers search in them. */
export function useNameSources(): Record<NameKind, NameSource> {
  const { author, post } = useRpc()
  return useMemo(
    () => ({
      tags: {
        name: 'post.searchTags',
        search: async (name, page, signal) => pageOf(await post.searchTags.query({ name, page }, { signal })),
        resolve: async (ids, signal) => (await post.resolveTags.query({ ids }, { signal })).result,
      },
      authors: {
        name: 'author.search',
        search: async (query, page, signal) => {
          const { items, pagination } = await author.search.query({ query, page }, { signal })
          return { items, total: pagination.totalItems, hasMore: page < pagination.totalPages }
        },
        resolve: async (ids, signal) => {
          const found = await author.resolve.query({ ids }, { signal })
          return found.filter((one) => typeof one !== 'string')
        },
      },
      sections: {
        name: 'post.searchSections',
        search: async (name, page, signal) => pageOf(await post.searchSections.query({ name, page }, { signal })),
        resolve: async (ids, signal) => (await post.resolveSections.query({ ids }, { signal })).result,
      },
      sources: {
        name: 'post.searchSources',
        search: async (name, page, signal) => pageOf(await post.searchSources.query({ name, page }, { signal })),
        resolve: async (ids, signal) => (await post.resolveSources.query({ ids }, { signal })).result,
      },
    }),
    [author, post],
  )
}
