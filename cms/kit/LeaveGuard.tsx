'use client'

import { ConfirmationModal, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useLeaveWarning } from './useLeaveWarning.ts'

const slug = 'leave-unsaved'

/** Has a page with unsaved changes ask before it is left: by a link of the back office, or with its tab. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const router = useRouter()
  const { openModal, closeModal } = useModal()
  const [next, setNext] = useState<string | null>(null)
  useLeaveWarning(isOn)
  useEffect(() => {
    if (!isOn) return
    const ask = (event: MouseEvent) => {
      const href = pageBehind(event)
      if (href === null) return
      event.preventDefault()
      event.stopPropagation()
      setNext(href)
      openModal(slug)
    }
    // Before the handlers of links.
    document.addEventListener('click', ask, true)
    return () => document.removeEventListener('click', ask, true)
  }, [isOn, openModal])
  return (
    <ConfirmationModal
      modalSlug={slug}
      heading="Leave without saving"
      body="Your changes have not been saved. If you leave now, you will lose your changes."
      cancelLabel="Stay on this page"
      confirmLabel="Leave anyway"
      onConfirm={() => {
        closeModal(slug)
        if (next) router.push(next)
      }}
    />
  )
}

// Returns the page that a click leads to in this tab; null for all else. The browser itself asks before another site.
function pageBehind({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null
  const { origin, pathname, search } = new URL(link.href)
  const isHere = pathname === window.location.pathname && search === window.location.search
  if (origin !== window.location.origin || isHere || link.hasAttribute('download')) return null
  return link.target === '' || link.target === '_self' ? `${pathname}${search}` : null
}
