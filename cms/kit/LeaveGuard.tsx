'use client'

import { ConfirmationModal, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useLeaveWarning } from './useLeaveWarning.ts'

const slug = 'leave-unsaved'

/** Has a page with unsaved changes ask before it is left: by a link, the browser's history, or with its tab. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const router = useRouter()
  const { openModal, closeModal } = useModal()
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const isLeaving = useRef(false)
  useLeaveWarning(isOn)
  useEffect(() => {
    isLeaving.current = false
    if (!isOn) return
    const ask = (leaving: () => void) => {
      setLeave(() => leaving)
      openModal(slug)
    }
    const askAtLink = (event: MouseEvent) => {
      const href = pageBehind(event)
      if (href === null) return
      event.preventDefault()
      event.stopPropagation()
      ask(() => router.push(href))
    }
    const askAtStep = (event: NavigateEvent) => {
      const { key, sameDocument } = event.destination
      if (isLeaving.current || event.navigationType !== 'traverse' || !sameDocument || !event.cancelable) return
      event.preventDefault()
      ask(() => history?.traverseTo(key))
    }
    // Browsers without it go back unasked.
    const history = 'navigation' in window ? window.navigation : null
    history?.addEventListener('navigate', askAtStep)
    // Before the handlers of links.
    document.addEventListener('click', askAtLink, true)
    return () => {
      history?.removeEventListener('navigate', askAtStep)
      document.removeEventListener('click', askAtLink, true)
    }
  }, [isOn, openModal, router])
  return (
    <ConfirmationModal
      modalSlug={slug}
      heading="Leave without saving"
      body="Your changes have not been saved. If you leave now, you will lose your changes."
      cancelLabel="Stay on this page"
      confirmLabel="Leave anyway"
      onConfirm={() => {
        closeModal(slug)
        isLeaving.current = true
        leave?.()
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
