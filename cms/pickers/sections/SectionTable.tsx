'use client'

import type { ReactNode } from 'react'
import type { RpcOutputs } from '../../api/rpc.client.ts'
import type { PickerItemsProps } from '../../kit/picker/PickerItem.tsx'
import { type PickerColumn, PickerTable } from '../../kit/picker/PickerTable.tsx'
import type { PickerSort } from '../../kit/picker/sortedBy.ts'
import { StatusBadge } from '../../kit/StatusBadge.tsx'
import { actionColumn, useItemPresence } from '../useItemPresence.tsx'
import type { SectionSortKey } from './sectionPicker.state.ts'

type SectionItem = RpcOutputs['sections']['search']['items'][number]

const typeLabels = { sports: 'Sports', politics: 'Politics', show: 'Show' } as const

/**
 * Renders the sections of the picker, with the users in them; users with the permission take them from the holders of
 * their locks (docs/spec/newsroom.md#force-unlock).
 */
export function SectionTable(
  props: PickerItemsProps<SectionItem> & {
    sort: readonly PickerSort<SectionSortKey>[]
    onSort(key: SectionSortKey): void
  },
) {
  const { presenceOf, actionsOf } = useItemPresence('sections', 'Section', props.items)
  const title = ({ id, name }: SectionItem): ReactNode => (
    <>
      <span className="posts-list__title">{name || <em>untitled</em>}</span>
      {presenceOf(id)}
    </>
  )
  const columns: readonly PickerColumn<SectionItem, SectionSortKey>[] = [
    { key: 'title', label: 'Section Title', sort: 'name', cell: title },
    { key: 'type', label: 'Type', sort: 'type', cell: ({ type }) => (type ? typeLabels[type] : 'none') },
    {
      key: 'status',
      label: 'Status',
      sort: 'publishStatus',
      cell: ({ publishStatus }) => <StatusBadge status={publishStatus} />,
    },
    ...actionColumn(actionsOf),
  ]
  return <PickerTable {...props} columns={columns} />
}
