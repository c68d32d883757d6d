'use client'

import { SmallButton } from '../kit/SmallButton.tsx'
import './usage.css'
import { ConfirmationModal, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ReactNode, useId } from 'react'
import type { UsedKind, Uses } from '#plugins/usage/usage.types.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { notifyError } from '../kit/notices.ts'
import { eraseDocument } from '../lifecycle/lifecycleCalls.ts'
import { trashUsedSlug, useTrash } from '../lifecycle/useTrash.ts'
import { UseList } from './UseList.tsx'

/** Shows the uses of this document, beside its form; and the button that deletes it, with the effect on readers. */
export function UsedIn({ kind }: { kind: UsedKind }) {
  const { id, hasDeletePermission, collectionSlug, isTrashed } = useDocumentInfo()
  const { usage } = useRpc()
  const { config, getEntityConfig } = useConfig()
  const { openModal } = useModal()
  const { trash } = useTrash()
  const router = useRouter()
  const slug = `delete-used-${useId()}`
  const { data, error } = useQuery({
    queryKey: ['usage.getUses', kind, id],
    queryFn: ({ signal }) => usage.getUses.query({ kind, id: String(id) }, { signal }),
    enabled: id !== undefined,
  })
  // Documents that can be moved to the trash are deleted from there, as everywhere.
  const hasTrash = Boolean(collectionSlug && getEntityConfig({ collectionSlug })?.trash)
  const mayErase = hasDeletePermission && (isTrashed || !hasTrash)
  const deletePermanently = async () => {
    try {
      await eraseDocument(`${config.routes.api}/${collectionSlug}/${id}`, { isUsed: true })
    } catch (error) {
      notifyError('It could not be deleted.', error instanceof Error ? error.message : undefined)
      return
    }
    router.push(`${config.routes.admin}/collections/${collectionSlug}`)
  }
  // A document that is being made is used nowhere.
  if (id === undefined) return null
  return (
    <section className="field-type used-in" aria-labelledby={`${slug}-title`}>
      <h2 id={`${slug}-title`}>Used in</h2>
      {error && (
        <p className="used-in__error" role="alert">
          {error.message}
        </p>
      )}
      {data && <UseList {...data} />}
      {data && data.total > 0 && mayErase && (
        <SmallButton onClick={() => openModal(slug)}>Delete all the same…</SmallButton>
      )}
      <ConfirmationModal
        modalSlug={slug}
        heading={headingOf(data)}
        body={
          <Consequence uses={data}>
            {(live) =>
              live > 0
                ? `Readers see ${live === 1 ? 'one of them' : `${live} of them`} now. Deleting takes it out of ${live === 1 ? 'it' : 'them'} at once, and cannot be undone.`
                : 'Readers see none of them now. Deleting cannot be undone.'
            }
          </Consequence>
        }
        confirmLabel="Delete"
        onConfirm={deletePermanently}
      />
      {hasTrash && (
        <ConfirmationModal
          modalSlug={trashUsedSlug}
          heading={headingOf(data)}
          body={
            <Consequence uses={data}>
              {(live) =>
                live > 0
                  ? `Readers see ${live === 1 ? 'one of them' : `${live} of them`} now, and will see ${live === 1 ? 'it' : 'them'} without it. It can be restored out of the trash.`
                  : 'Readers see none of them now. It can be restored out of the trash.'
              }
            </Consequence>
          }
          confirmLabel="Move to trash"
          onConfirm={() => trash({ isUsed: true })}
        />
      )}
    </section>
  )
}

const headingOf = (uses: Uses | undefined): string =>
  `Used in ${(uses?.total ?? 0).toLocaleString('en-US')} ${uses?.total === 1 ? 'place' : 'places'}`

function Consequence({ uses, children }: { uses: Uses | undefined; children: (live: number) => ReactNode }) {
  if (!uses) return null
  return (
    <>
      <UseList {...uses} />
      <p>{children(uses.uses.filter(({ isLive }) => isLive).length)}</p>
    </>
  )
}
