'use client'

import { XIcon } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { type PreviewView, previewViews } from '#contract/previewMessages.ts'
import { useRoom, useRoomState } from '../collaboration/useRoom.ts'
import { changeStoryView, useStoryView } from '../story/storyView.ts'
import { DeskIcon, MoonIcon, PhoneIcon, SunIcon } from './preview.icons.tsx'
import { SharePreview } from './SharePreview.tsx'
import { usePreviewFrame } from './usePreviewFrame.ts'
import { usePreviewLink } from './usePreviewLink.ts'
import './preview.css'

const viewNames: Record<PreviewView, string> = {
  article: 'Article',
  teaser: 'Teasers',
  social: 'Social card',
  search: 'Search result',
}

/** Width up to which this window is a phone itself, in px. */
const phoneWindow = 600

/** Width of the window that is shown, in px. */
const widths = { phone: 390, desk: 1280 } as const

function close(): void {
  changeStoryView({ isPreviewOpen: false })
  document.querySelector<HTMLElement>('.story-tools__preview')?.focus()
}

/** Shows the story as the reader site draws it, beside the text and as it is typed. */
export function PreviewPanel() {
  const { device, scheme, shownView } = useStoryView()
  const link = usePreviewLink()
  const src = link.data ? `${link.data.url}?view=${shownView}` : null
  return (
    <aside
      className="preview-panel"
      aria-label="Preview"
      onKeyDown={(event) => {
        // An open menu of the panel takes the key first.
        if (event.key === 'Escape' && !document.querySelector('.popup__content')) close()
      }}
    >
      <div className="preview-panel__head">
        <select
          aria-label="Shown as"
          value={shownView}
          onChange={({ target }) =>
            changeStoryView({ shownView: previewViews.find((known) => known === target.value) ?? 'article' })
          }
        >
          {previewViews.map((view) => (
            <option key={view} value={view}>
              {viewNames[view]}
            </option>
          ))}
        </select>
        <fieldset className="preview-panel__choice preview-panel__widths" aria-label="Width">
          <Choice label="Phone" isChosen={device === 'phone'} onChoose={() => changeStoryView({ device: 'phone' })}>
            <PhoneIcon />
          </Choice>
          <Choice label="Desk" isChosen={device === 'desk'} onChoose={() => changeStoryView({ device: 'desk' })}>
            <DeskIcon />
          </Choice>
        </fieldset>
        <fieldset className="preview-panel__choice" aria-label="Colours">
          <Choice label="Light" isChosen={scheme === 'light'} onChoose={() => changeStoryView({ scheme: 'light' })}>
            <SunIcon />
          </Choice>
          <Choice label="Dark" isChosen={scheme === 'dark'} onChoose={() => changeStoryView({ scheme: 'dark' })}>
            <MoonIcon />
          </Choice>
        </fieldset>
        {link.data && src && <SharePreview href={src} expiresAt={new Date(link.data.expiresAt)} />}
        <button
          type="button"
          className="preview-panel__button"
          aria-label="Close the preview"
          title="Close"
          onClick={close}
        >
          <XIcon />
        </button>
      </div>
      {src ? (
        <Frame key={src} src={src} />
      ) : (
        <PanelNotice
          text={link.error?.message ?? 'Loading the preview…'}
          onRetry={link.error ? link.refetch : undefined}
        />
      )}
    </aside>
  )
}

function Choice(props: { label: string; isChosen: boolean; onChoose: () => void; children: React.ReactNode }) {
  const { label, isChosen, onChoose, children } = props
  return (
    <button
      type="button"
      className="preview-panel__button"
      aria-label={label}
      title={label}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}

function PanelNotice({ text, onRetry }: { text: string; onRetry?: () => unknown }) {
  return (
    <div className="preview-panel__notice" role="status">
      <span>{text}</span>
      {onRetry && (
        <button type="button" onClick={() => void onRetry()}>
          Try again
        </button>
      )}
    </div>
  )
}

function Frame({ src }: { src: string }) {
  const { device, scheme } = useStoryView()
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const size = useSize(stage)
  const room = useRoom()
  const isAway = useRoomState(room)?.status === 'cached'
  const state = usePreviewFrame({ frame, src: attempt > 0 ? `${src}&attempt=${attempt}` : src, scheme, room })
  const isPhone = device === 'phone' || window.innerWidth <= phoneWindow
  const width = isPhone ? Math.min(widths.phone, size.width) : widths.desk
  const scale = Math.min(1, size.width / width)
  return (
    <>
      {state === 'loading' && <PanelNotice text="Loading the preview…" />}
      {state === 'failed' && (
        <PanelNotice
          text="The reader site does not answer. What is shown may be old."
          onRetry={() => setAttempt((before) => before + 1)}
        />
      )}
      {state === 'shown' && isAway && (
        <PanelNotice text="There is no connection. The preview follows when it is back." />
      )}
      <div className="preview-panel__stage" ref={stage} data-scheme={scheme}>
        <iframe
          ref={frame}
          title="The story as readers will see it"
          src={attempt > 0 ? `${src}&attempt=${attempt}` : src}
          data-state={state}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </>
  )
}

/** Returns the size of an element in px; 1 by 1 until it is known. */
function useSize(element: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 1, height: 1 })
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width || 1, height: entry.contentRect.height || 1 })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
