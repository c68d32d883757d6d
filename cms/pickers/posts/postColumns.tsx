'use client'

import type { SortKey } from '#collections/posts-list/listModels.ts'
import type { RpcOutputs } from '../../api/rpc.client.ts'
import { ItemDate } from '../../kit/ItemParts.tsx'
import type { PickerColumn } from '../../kit/picker/PickerTable.tsx'
import { StatusBadge } from '../../kit/StatusBadge.tsx'
import { actionColumn, type ItemPresence } from '../useItemPresence.tsx'

export type PostItem = RpcOutputs['post']['getPosts']['items'][number]

export function titleOf({ headline }: PostItem): string {
  return headline || 'Untitled'
}

export function PostTitle({ item: { headline } }: { item: PostItem }) {
  return <span className="posts-list__title">{headline || <em>Untitled</em>}</span>
}

/** Returns the columns of the table, in their order (docs/spec/editor.md#post-picker). */
export function postColumns(
  timeZone: string,
  { presenceOf, actionsOf }: ItemPresence,
): readonly PickerColumn<PostItem, SortKey>[] {
  return [
    {
      key: 'title',
      label: 'Post Title',
      sort: 'headline',
      cell: (item) => (
        <>
          <PostTitle item={item} />
          {presenceOf(item.id)}
        </>
      ),
    },
    {
      key: 'authors',
      label: 'Authors',
      cell: ({ authors }) => (authors.length > 0 ? <span title={authors.join(', ')}>{authors.join(', ')}</span> : '—'),
    },
    {
      key: 'status',
      label: 'Status',
      sort: 'status',
      cell: ({ publishStatus }) => <StatusBadge status={publishStatus} />,
    },
    {
      key: 'published',
      label: 'Published Date',
      sort: 'publishDateTime',
      cell: ({ publishDateTime }) => <ItemDate moment={publishDateTime} timeZone={timeZone} />,
    },
    {
      key: 'modified',
      label: 'Modified Date',
      sort: 'updatedAt',
      cell: ({ updatedAt }) => <ItemDate moment={updatedAt} timeZone={timeZone} />,
    },
    ...actionColumn(actionsOf),
  ]
}
