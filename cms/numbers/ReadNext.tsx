'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { formatAdminURL } from 'payload/shared'
import { useRpc } from '../api/RpcProvider.tsx'
import { countText } from './numbers.words.ts'

/** Lists the stories that readers open from a story; nothing while they opened none. */
export function ReadNext({ post }: { post: string }) {
  const rpc = useRpc()
  const { admin } = useConfig().config.routes
  const { data } = useQuery({
    queryKey: ['numbers.getReadNext', post],
    queryFn: ({ signal }) => rpc.numbers.getReadNext.query({ id: post }, { signal }),
  })
  if (!data || data.result.length === 0) return null
  return (
    <>
      <h3>What they read next, in 7 days</h3>
      <ol className="story-numbers__next">
        {data.result.map(({ post: next, title, times }) => (
          <li key={next}>
            <Link href={formatAdminURL({ adminRoute: admin, path: `/collections/posts/${next}` })} prefetch={false}>
              {title}
            </Link>{' '}
            <span>{countText(times)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
