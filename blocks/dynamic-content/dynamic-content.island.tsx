import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readerHere } from '#contract/consent.ts'
import { dismissedCookie, groupCookie, keepCookie } from '#contract/readerCookies.ts'
import { decisionName, ownProvider, type ReaderDecision, shownDisplay } from '#contract/readerDecision.ts'
import { trackEvent } from '#contract/trackEvent.ts'
import type { PageContext } from '../core/render.types.ts'
import { DecisionModule } from './DecisionModule.tsx'
import { groupOf, isForReader, withDismissed, withoutOthersPicture } from './dynamicContentDecision.ts'

export interface DynamicContentIslandProps {
  promotionId: string
  /** The promotion as the site's own rule decides. */
  own: ReaderDecision
  /** Of the page: "homepage", "article". */
  location: string
  provider: string
  /** Percent of readers who are shown nothing, for comparison. */
  controlShare: number
  asksConsent: boolean
  site: PageContext['site']
}

// Share of the module that has to be visible for an impression (docs/spec/reader-site.md#dynamic-content).
const impressionRatio = 0.3

// Asks the provider, by way of the site; null where it does not answer.
async function askProvider(location: string): Promise<ReaderDecision | null> {
  const answer = await fetch('/api/decision', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ location, decision: decisionName }),
  }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as ReaderDecision) : null
}

/**
 * Shows what was decided for the reader in the place that is kept for it. A place that stays empty is given up while it
 * is below the window, where nothing that the reader sees moves.
 */
export function DynamicContentIsland(props: DynamicContentIslandProps): ReactNode {
  const { promotionId, own, location, provider, controlShare, asksConsent, site } = props
  const anchor = useRef<HTMLSpanElement>(null)
  const [decision, setDecision] = useState<ReaderDecision | null>(null)

  useEffect(() => {
    const place = anchor.current?.closest<HTMLElement>('.dynamic-content-place')
    if (!place) return
    let observer: IntersectionObserver | undefined
    const free = () => {
      if (place.getBoundingClientRect().top >= window.innerHeight) place.classList.add('dynamic-content-place--free')
    }
    const decide = async () => {
      const decided = !isForReader(document.cookie, promotionId)
        ? null
        : provider === ownProvider
          ? own
          : await askProvider(location)
      if (decided?.display !== shownDisplay) return free()
      const reader = readerHere(asksConsent)
      const group = groupOf(reader, controlShare, Math.random())
      if (group) keepCookie(groupCookie, group)
      if (group === 'control') free()
      else setDecision(withoutOthersPicture(decided, reader, site.url))
      const category = decided.eventElementCategory || `${provider}_newsletter`
      observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer?.disconnect()
          if (group !== 'control') trackEvent({ name: 'impression', props: { category } })
          if (group) trackEvent({ name: 'impression', props: { category: `${group}_newsletter` } })
        },
        { threshold: impressionRatio },
      )
      observer.observe(place)
    }
    void decide()
    return () => observer?.disconnect()
  }, [promotionId, own, location, provider, controlShare, asksConsent, site.url])

  const dismiss = () => {
    keepCookie(dismissedCookie, withDismissed(document.cookie, promotionId))
    setDecision(null)
    anchor.current?.closest('.dynamic-content-place')?.classList.add('dynamic-content-place--free')
  }

  return (
    <>
      <span ref={anchor} hidden />
      {decision ? (
        <DecisionModule decision={decision} site={site}>
          <button
            type="button"
            className="dynamic-content__dismiss"
            aria-label="Do not show this again"
            onClick={dismiss}
          >
            <span aria-hidden="true">×</span>
          </button>
        </DecisionModule>
      ) : null}
    </>
  )
}
