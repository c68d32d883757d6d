import { type ReactNode, useEffect, useRef, useState } from 'react'
import { dismissedCookie, keptCookie } from '#contract/readerCookies.ts'
import { trackEvent } from '#contract/trackEvent.ts'
import { decide, shownDisplay, withDismissed } from './dynamic-content.decision.ts'

export interface DynamicContentIslandProps {
  promotionId: string
}

/** Share of the module that has to be visible for an impression (reader-site 9). */
const impressionRatio = 0.3

/** The provider is this site's own rule (reader-site 9: "{provider}_newsletter"). */
const category = 'citydesk_newsletter'

/** Removes the module where it was decided so, lets readers dismiss it, and reports when it was seen. */
export function DynamicContentIsland({ promotionId }: DynamicContentIslandProps): ReactNode {
  const anchor = useRef<HTMLSpanElement>(null)
  const [module, setModule] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const found = anchor.current?.closest<HTMLElement>('.dynamic-content') ?? null
    if (!found) return
    if (decide(document.cookie, promotionId).display === shownDisplay) setModule(found)
    else found.hidden = true
  }, [promotionId])

  useEffect(() => {
    if (!module) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        trackEvent({ action: 'impression', category })
      },
      { threshold: impressionRatio },
    )
    observer.observe(module)
    return () => observer.disconnect()
  }, [module])

  const dismiss = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that reads the site
    document.cookie = keptCookie(dismissedCookie, withDismissed(document.cookie, promotionId))
    if (module) module.hidden = true
  }

  return (
    <>
      <span ref={anchor} hidden />
      {module && (
        <button
          type="button"
          className="dynamic-content__dismiss"
          aria-label="Do not show this again"
          onClick={dismiss}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </>
  )
}
