'use client'

import { useMemo } from 'react'
import { useRpc } from '../../api/RpcProvider.tsx'
import type { NameSource } from '../names/names.types.ts'
import { seenByReaders } from '../posts/postPicker.state.ts'
import type { ContentKind } from './contentKinds.ts'

// Number of results at once.
const pageSize = 10

export function useContentSource(kind: ContentKind, excluded: string | null): NameSource {
  const { post, publication } = useRpc()
  return useMemo(() => {
    const search: NameSource['search'] = async (text, page, signal) => {
      if (kind !== 'post') {
        const { items, pagination } = await publication.searchContent.query(
          { kind, name: text, page, pageSize },
          { signal },
        )
        return { items, total: pagination.totalItems, hasMore: page < pagination.totalPages }
      }
      const query = { keyword: text, publishStatus: [...seenByReaders], page, pageSize }
      const { items, pagination } = await post.getPosts.query(query, { signal })
      return {
        items: items.map(({ id, headline }) => ({ id, name: headline })),
        total: pagination.totalItems,
        hasMore: page < pagination.totalPages,
      }
    }
    return {
      name: `content of kind ${kind}`,
      search: async (text, page, signal) => {
        const { items, ...found } = await search(text, page, signal)
        return { ...found, items: items.filter(({ id }) => id !== excluded) }
      },
      resolve: async (ids, signal) => {
        if (kind !== 'post') return (await publication.resolveContent.query({ kind, ids }, { signal })).result
        const { results } = await post.getPostsById.query({ ids }, { signal })
        return results.map(({ id, headline }) => ({ id, name: headline }))
      },
    }
  }, [kind, excluded, post, publication])
}
