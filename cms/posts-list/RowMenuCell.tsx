'use client'

import { useAuth, useConfig, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { CollectionSlug, DefaultCellComponentProps } from 'payload'
import { useEffect, useState } from 'react'
import { maybeLiveStatuses, statusOf } from '#collections/lifecycle/publishStatus.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import { usePublication } from '../clock/usePublication.ts'
import { nameOf } from '../kit/ItemParts.tsx'
import { notifyError } from '../kit/notices.ts'
import { fetchState } from '../lifecycle/lifecycleCalls.ts'
import { useHeldPermissions } from '../permissions/PermissionGate.tsx'
import { BulkDialog } from './BulkDialog.tsx'
import { bulkTexts, isApplicable } from './bulkActions.ts'
import { type ChangeAction, changeActions } from './ItemMenu.tsx'
import { actionsOver } from './listCalls.ts'
import { RowMenu } from './RowMenu.tsx'
import { useDuplicate } from './useDuplicate.ts'

export interface RowMenuOptions {
  needs: Record<ChangeAction, readonly Permission[]>
  hasPages: boolean
}

type CellProps = DefaultCellComponentProps & RowMenuOptions

/** Renders the actions of a document, in a row of Payload's own list. */
export function RowMenuCell({ collectionSlug, ...props }: CellProps) {
  return collectionSlug ? <Actions {...props} collectionSlug={collectionSlug} /> : null
}

type ActionsProps = Omit<CellProps, 'collectionSlug'> & { collectionSlug: CollectionSlug }

function Actions({ rowData, collectionSlug, needs, hasPages }: ActionsProps) {
  const { config, getEntityConfig } = useConfig()
  const { permissions } = useAuth()
  const held = useHeldPermissions()
  const siteUrl = usePublication()?.siteUrl
  const router = useRouter()
  const { openModal, isModalOpen } = useModal()
  const [chosen, setChosen] = useState<{ action: ChangeAction; round: number } | null>(null)
  const { labels, admin } = getEntityConfig({ collectionSlug })
  const noun = String(labels.singular)
  const duplicate = useDuplicate(collectionSlug, noun)
  const { api } = config.routes
  const item = itemOf(rowData, admin.useAsTitle ?? 'id')
  const { id, publishStatus } = item
  const slug = `row-${collectionSlug}-${id}`
  const isLive = maybeLiveStatuses.includes(publishStatus)
  const viewLive = async () => {
    try {
      const { livePath } = await fetchState(`${api}/${collectionSlug}/${id}`)
      if (livePath === null) throw new Error('Nothing of it is live at the moment.')
      window.open(`${siteUrl}${livePath}`, '_blank', 'noopener')
    } catch (error) {
      notifyError(`Unable to view ${noun.toLowerCase()}`, error instanceof Error ? error.message : String(error))
    }
  }
  // The dialog is part of the row, so the list is read again only when the dialog with its result has been closed.
  const [isChanged, setIsChanged] = useState(false)
  const isOpen = isModalOpen(slug)
  useEffect(() => {
    if (!isChanged || isOpen) return
    setIsChanged(false)
    router.refresh()
  }, [isChanged, isOpen, router])
  const mayCreate = Boolean(permissions?.collections?.[collectionSlug]?.create)
  return (
    <>
      <RowMenu
        name={nameOf(item)}
        actions={[
          { label: 'View live', act: hasPages && isLive && siteUrl !== undefined ? () => void viewLive() : undefined },
          {
            label: 'Duplicate',
            act: mayCreate && publishStatus !== 'TRASHED' ? () => duplicate.mutate(id) : undefined,
          },
          ...changeActions.map((action) => ({
            label: `${bulkTexts[action].label}…`,
            act:
              isApplicable(action, publishStatus) && needs[action].every((permission) => held.has(permission))
                ? () => {
                    setChosen((before) => ({ action, round: (before?.round ?? 0) + 1 }))
                    openModal(slug)
                  }
                : undefined,
          })),
        ]}
      />
      {chosen && (
        <BulkDialog
          key={chosen.round}
          slug={slug}
          model={{ singular: noun, plural: String(labels.plural) }}
          action={chosen.action}
          items={[item]}
          doAction={actionsOver(api, collectionSlug)}
          onDone={(done) => setIsChanged((before) => before || done.length > 0)}
        />
      )}
    </>
  )
}

// Returns a row of Payload's list as a row of the posts list.
function itemOf(row: Record<string, unknown>, titleField: string): ListItem {
  const title = row[titleField]
  return {
    id: Number(row.id),
    title: typeof title === 'string' ? title.trim() : '',
    publishStatus: row.deletedAt ? 'TRASHED' : statusOf(row.publishStatus),
    publishDateTime: null,
    updatedAt: String(row.updatedAt),
    authors: [],
    type: null,
    livePath: null,
    mayUpdate: true,
    featuredMedia: null,
  }
}
