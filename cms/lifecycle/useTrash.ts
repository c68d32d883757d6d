import { useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useLifecycleActions, useNoun } from './useLifecycle.ts'

/** The dialog that says where something is used before it is moved to the trash; it stands beside the form. */
export const trashUsedSlug = 'trash-used'

/** Moves the document of this screen to the trash, and leaves it. What is used elsewhere asks first. */
export function useTrash() {
  const noun = useNoun()
  const { collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { openModal } = useModal()
  const { act, pending } = useLifecycleActions(noun)
  const router = useRouter()
  const trash = async ({ isUsed = false } = {}) => {
    const done = `${noun} moved to the trash`
    const isDone = await act({ action: 'trash', input: {} }, done, { isUsed, ifUsed: () => openModal(trashUsedSlug) })
    if (!isDone) return
    router.push(formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collectionSlug}` }))
  }
  return { trash, isBusy: pending !== null }
}
