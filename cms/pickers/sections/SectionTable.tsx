'use client'

import { Button, useAuth } from '@payloadcms/ui'
import type { TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { StatusBadge } from '../../posts-list/StatusBadge.tsx'
import { PresenceLine } from '../../presence/PresenceLine.tsx'
import { useForceUnlock } from '../../presence/useForceUnlock.ts'
import { usePresence } from '../../presence/usePresence.ts'
import type { RpcOutputs } from '../../procedures/rpc.client.ts'
import type { PickerItemsProps } from '../kit/PickerItem.tsx'
import { type PickerColumn, PickerTable } from '../kit/PickerTable.tsx'
import type { PickerSort } from '../kit/sortedBy.ts'
import type { SectionSortKey } from './sectionPicker.state.ts'

type SectionItem = RpcOutputs['sections']['search']['items'][number]

const typeLabels = { sports: 'Sports', politics: 'Politics', show: 'Show' } as const

/** Sections of the picker, with who is in them; who may takes them from whoever has locked them (back-office 2.3). */
export function SectionTable(
  props: PickerItemsProps<SectionItem> & {
    sort: readonly PickerSort<SectionSortKey>[]
    onSort(key: SectionSortKey): void
  },
) {
  const presence = usePresence(
    'sections',
    props.items.map(({ id }) => id),
  )
  const unlock = useForceUnlock('sections', 'Section')
  const { user } = useAuth<TypedUser>()
  const mayUnlock = user?.permissions?.includes('UNLOCK_DOCUMENT') ?? false
  const title = ({ id, name }: SectionItem): ReactNode => (
    <>
      <span className="posts-list__title">{name || <em>untitled</em>}</span>
      <PresenceLine presence={presence.get(id)} />
      {presence.get(id)?.lock && mayUnlock && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={unlock.isPending}
          onClick={() => unlock.mutate(id)}
        >
          Force Unlock
        </Button>
      )}
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
  ]
  return <PickerTable {...props} columns={columns} />
}
