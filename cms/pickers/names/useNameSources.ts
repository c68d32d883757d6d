'use client'

import { useMemo } from 'react'
import { useRpc } from '../../procedures/RpcProvider.tsx'
import type { Named, NameSource } from './names.types.ts'

const all = (items: readonly Named[]) => ({ items, total: items.length })

/** What is found by its name. */
export type NameKind = 'tags' | 'authors' | 'sections' | 'sources'

/** Tags, authors, sections and sources as pickers search in them. */
export function useNameSources(): Record<NameKind, NameSource> {
  const { author, post } = useRpc()
  return useMemo(
    () => ({
      tags: {
        name: 'post.searchTags',
        search: async (name, signal) => all(await post.searchTags.query({ name }, { signal })),
        resolve: async (ids, signal) => (await post.resolveTags.query({ ids }, { signal })).result,
      },
      authors: {
        name: 'author.search',
        search: async (query, signal) => {
          const { items, pagination } = await author.search.query({ query }, { signal })
          return { items, total: pagination.totalItems }
        },
        resolve: async (ids, signal) => {
          const found = await author.resolve.query({ ids }, { signal })
          return found.filter((one) => typeof one !== 'string')
        },
      },
      sections: {
        name: 'post.searchSections',
        search: async (name, signal) => all(await post.searchSections.query({ name }, { signal })),
        resolve: async (ids, signal) => (await post.resolveSections.query({ ids }, { signal })).result,
      },
      sources: {
        name: 'post.searchSources',
        search: async (name, signal) => all(await post.searchSources.query({ name }, { signal })),
        resolve: async (ids, signal) => (await post.resolveSources.query({ ids }, { signal })).result,
      },
    }),
    [author, post],
  )
}
