import { type MouseEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { ReaderPlatform } from '#contract/reader.schema.ts'
import { trackEvent } from '#contract/trackEvent.ts'
import { podcastDialogReducer } from './podcastDialog.state.ts'

export interface PodcastPlatformsProps {
  /** "See All Episodes" or "Listen". */
  trigger: string
  /** Name of the show or episode, for screen readers. */
  of: string
  platforms: ReaderPlatform[]
}

// The events of the platforms that are counted (docs/spec/reader-site.md#tracked-actions).
const clicks = {
  apple: 'podcast_apple_click',
  spotify: 'podcast_spotify_click',
  youtube: 'podcast_youtube_click',
} as const

const isCounted = (type: string): type is keyof typeof clicks => type in clicks

function trackClick(type: string): void {
  if (isCounted(type)) trackEvent({ name: clicks[type], props: { category: 'podcast' } })
}

function PlatformList({ platforms }: Pick<PodcastPlatformsProps, 'platforms'>) {
  return (
    <ul className="podcast-platforms__list">
      {platforms.map(({ type, label, href }) => (
        <li key={href}>
          <a
            href={href}
            className="podcast-platforms__link"
            target="_blank"
            rel="noopener"
            onClick={() => trackClick(type)}
          >
            {label}
            <span className="visually-hidden"> (opens in new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * Renders a button that asks on which platform one wants to listen. Without a script it unfolds the same links below
 * itself.
 */
export function PodcastPlatformsIsland({ trigger, of, platforms }: PodcastPlatformsProps) {
  const [hasScript, setHasScript] = useState(false)
  const [state, dispatch] = useReducer(podcastDialogReducer, 'closed')
  const dialog = useRef<HTMLDialogElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => setHasScript(true), [])

  // In the same commit as the attribute of the state: one without the other is never seen.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (state === 'opening') {
      if (!element.open) element.showModal()
      // The transition begins with the next frame: the browser has to have seen where it starts.
      const frame = requestAnimationFrame(() => dispatch('opened'))
      return () => cancelAnimationFrame(frame)
    }
    if (state === 'closing') {
      // Where nothing moves (reduced motion, a hidden page) no transition ends.
      const isMoving = element.getAnimations().length > 0
      if (!isMoving) dispatch('closed')
    }
    if (state === 'closed' && element.open) {
      element.close()
      button.current?.focus({ preventScroll: true })
    }
  }, [state])

  if (!hasScript) {
    return (
      <details className="podcast-platforms">
        <summary className="podcast-platforms__trigger">{trigger}</summary>
        <PlatformList platforms={platforms} />
      </details>
    )
  }
  return (
    <div className="podcast-platforms">
      <button
        ref={button}
        type="button"
        className="podcast-platforms__trigger"
        aria-haspopup="dialog"
        onClick={() => dispatch('open')}
      >
        {trigger}
        <span className="visually-hidden">: {of}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape does the same through cancel */}
      <dialog
        ref={dialog}
        className="podcast-platforms__dialog"
        data-state={state}
        aria-label="Select Your Platform"
        onCancel={(event) => {
          event.preventDefault()
          dispatch('close')
        }}
        onClick={(event: MouseEvent) => event.target === dialog.current && dispatch('close')}
        onTransitionEnd={(event) => event.target === dialog.current && dispatch('closed')}
        // A browser may close it without asking, when Escape is pressed twice.
        onClose={() => {
          dispatch('close')
          dispatch('closed')
        }}
      >
        <div className="podcast-platforms__panel">
          <p className="podcast-platforms__title" aria-hidden="true">
            Select Your Platform
          </p>
          <button type="button" className="podcast-platforms__close" onClick={() => dispatch('close')}>
            <span aria-hidden="true">×</span>
            <span className="visually-hidden">Close</span>
          </button>
          <PlatformList platforms={platforms} />
        </div>
      </dialog>
    </div>
  )
}
