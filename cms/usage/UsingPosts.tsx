'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { publishStatuses, publishStatusLabels } from '#collections/lifecycle/publishStatus.ts'

interface UsingPostsProps {
  posts: readonly { id: string; headline: string; publishStatus: string; isLive: boolean }[]
  total: number
}

/** Posts that use something, each as the way to it. */
export function UsingPosts({ posts, total }: UsingPostsProps) {
  const { config } = useConfig()
  if (total === 0) return <p className="used-in__none">In no post.</p>
  return (
    <ul className="used-in__posts">
      {posts.map(({ id, headline, publishStatus }) => (
        <li key={id}>
          <Link href={`${config.routes.admin}/collections/posts/${id}`} prefetch={false}>
            {headline}
          </Link>
          <span>{labelOf(publishStatus)}</span>
        </li>
      ))}
      {total > posts.length && <li>and {(total - posts.length).toLocaleString('en-US')} more</li>}
    </ul>
  )
}

const labelOf = (status: string): string => {
  const known = publishStatuses.find((one) => one === status)
  return known ? publishStatusLabels[known] : status
}
