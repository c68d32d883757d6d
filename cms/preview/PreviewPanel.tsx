'use client'

import { XIcon } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { isMenuOpen } from '#cms/adminDom.ts'
import { useIsAway, useRoom } from '../collaboration/useRoom.ts'
import { capitalized } from '../desk/desk.words.ts'
import { type PreviewedLayout, type ShownView, shownViews } from '../document/storyLayouts.ts'
import { changeStoryView, isSheet, useStoryView } from '../document/storyView.ts'
import { PanelNotice } from '../kit/PanelNotice.tsx'
import { shownSize, useElementSize } from '../kit/shownSize.ts'
import { MailPreview } from '../newsletters/MailPreview.tsx'
import { DeskIcon, MoonIcon, PhoneIcon, PictureIcon, SunIcon } from './preview.icons.tsx'
import { SharePreview } from './SharePreview.tsx'
import { usePreviewFrame } from './usePreviewFrame.ts'
import { usePreviewLink } from './usePreviewLink.ts'
import './preview.css'

const viewNames: Record<Exclude<ShownView, 'page'>, string> = {
  mail: 'Mail',
  text: 'Mail as plain text',
  teaser: 'Teasers',
  social: 'Social card',
  search: 'Search result',
}

interface Props {
  shown: PreviewedLayout
  // True where it covers the window at every width; otherwise it does on narrow ones.
  isWhole?: boolean
  onClose: () => void
}

/** Shows a document as the reader site draws it, as it is typed. */
export function PreviewPanel({ shown, isWhole = false, onClose }: Props) {
  const { device, scheme, shownView, hasPictures } = useStoryView()
  const view = shown.previews.find((known) => known === shownView) ?? 'page'
  const link = usePreviewLink()
  const isMail = view === 'mail' || view === 'text'
  const src = link.data ? `${link.data.url}?view=${view}` : null
  const closeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isWhole) closeButton.current?.focus()
  }, [isWhole])
  const close = () => {
    onClose()
    document.querySelector<HTMLElement>('[data-preview-toggle]')?.focus()
  }
  return (
    <aside
      className="preview-panel"
      aria-label="Preview"
      onKeyDown={(event) => {
        // An open menu of the panel takes the key first.
        if (event.key === 'Escape' && !isMenuOpen()) close()
      }}
    >
      <div className="preview-panel__head">
        <select
          aria-label="Shown as"
          disabled={shown.previews.length === 1}
          value={view}
          onChange={({ target }) =>
            changeStoryView({ shownView: shownViews.find((known) => known === target.value) ?? 'page' })
          }
        >
          {shown.previews.map((known) => (
            <option key={known} value={known}>
              {known === 'page' ? capitalized(shown.noun) : viewNames[known]}
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
        {view === 'mail' && (
          <Choice
            label="Pictures"
            isChosen={hasPictures}
            onChoose={() => changeStoryView({ hasPictures: !hasPictures })}
          >
            <PictureIcon />
          </Choice>
        )}
        <fieldset className="preview-panel__choice" aria-label="Colours">
          <Choice label="Light" isChosen={scheme === 'light'} onChoose={() => changeStoryView({ scheme: 'light' })}>
            <SunIcon />
          </Choice>
          <Choice label="Dark" isChosen={scheme === 'dark'} onChoose={() => changeStoryView({ scheme: 'dark' })}>
            <MoonIcon />
          </Choice>
        </fieldset>
        {!isMail && link.data && src && (
          <SharePreview
            href={src}
            noun={shown.noun}
            expiresAt={new Date(link.data.expiresAt)}
            onEnded={() => void link.refetch()}
          />
        )}
        <button
          ref={closeButton}
          type="button"
          className="preview-panel__button"
          aria-label="Close the preview"
          title="Close"
          onClick={close}
        >
          <XIcon />
        </button>
      </div>
      {isMail ? (
        <MailPreview isText={view === 'text'} />
      ) : src ? (
        <Frame
          key={view}
          src={src}
          shown={shown}
          onEnded={() => void link.refetch()}
          onLeave={() => {
            // It would hide the caret.
            if (isWhole || isSheet()) onClose()
          }}
        />
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

interface FrameProps {
  // The newest link to the preview.
  src: string
  shown: PreviewedLayout
  // Called when the link in use has ended.
  onEnded: () => void
  onLeave: () => void
}

function Frame({ src, shown, onEnded, onLeave }: FrameProps) {
  const { device, scheme } = useStoryView()
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  // A new link does not load the frame again: what is shown stays in its place.
  const [loaded, setLoaded] = useState({ src, attempt: 0 })
  const size = useElementSize(stage)
  const room = useRoom()
  const isAway = useIsAway(room)
  const withAttempt = (link: string) => (loaded.attempt > 0 ? `${link}&attempt=${loaded.attempt}` : link)
  const address = withAttempt(loaded.src)
  const newest = withAttempt(src)
  const state = usePreviewFrame({ frame, src: address, newest, scheme, room, fields: shown, onEnded, onLeave })
  const { width, scale } = shownSize(device, size.width)
  return (
    <>
      {state === 'loading' && <PanelNotice text="Loading the preview…" />}
      {state === 'failed' && (
        <PanelNotice
          text="The reader site does not answer. What is shown may be old."
          onRetry={() => setLoaded((before) => ({ src, attempt: before.attempt + 1 }))}
        />
      )}
      {state === 'shown' && isAway && (
        <PanelNotice text="There is no connection. The preview follows when it is back." />
      )}
      <div className="preview-panel__stage" ref={stage} data-scheme={scheme}>
        <iframe
          ref={frame}
          title={`The ${shown.noun} as readers will see it`}
          src={address}
          data-state={state}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </>
  )
}
