'use client'

import { useEffect } from 'react'
import { usePublication } from '../clock/usePublication.ts'
import { useOfferedActions } from '../command/documentActions.ts'
import { PreviewButton } from '../preview/PreviewButton.tsx'
import { PhoneIcon } from '../preview/preview.icons.tsx'
import {
  frontPanel,
  frontPreview,
  phoneWidth,
  useFrontPanel,
  useFrontPreview,
  usePhoneWidth,
} from './frontTools.store.ts'
import './front.css'
import '../story/storyTools.css'
import { Icon } from '#blocks/core/Icon.tsx'

/**
 * Renders the button of the bar that shows the home page as it would be launched, and the link to the one that readers
 * have.
 */
export function FrontTools() {
  const siteUrl = usePublication()?.siteUrl
  const isOpen = useFrontPreview()
  const tab = useFrontPanel()
  const isNarrow = usePhoneWidth()
  useEffect(
    () => () => {
      frontPreview.set(false)
      phoneWidth.set(false)
      frontPanel.set(null)
    },
    [],
  )
  const toggle = () => frontPreview.set(!isOpen)
  useOfferedActions('views', [
    { key: 'preview', label: isOpen ? 'Close the preview' : 'Preview', run: toggle },
    { key: 'width', label: isNarrow ? 'Width of a desk' : 'Width of a phone', run: () => phoneWidth.set(!isNarrow) },
    { key: 'clipboard', label: 'Clipboard', run: () => frontPanel.set('clipboard') },
    { key: 'launches', label: 'Launches', run: () => frontPanel.set('launches') },
    { key: 'time', label: 'Time machine', run: () => frontPanel.set('time') },
    ...(siteUrl === undefined
      ? []
      : [{ key: 'live', label: 'View live', run: () => void window.open(siteUrl, '_blank', 'noopener') }]),
  ])
  return (
    <div className="story-tools">
      <PanelButton isOpen={tab !== null} onToggle={() => frontPanel.set(tab === null ? 'launches' : null)} />
      <button
        type="button"
        className="front-width"
        aria-pressed={isNarrow}
        aria-label="Width of a phone"
        title={isNarrow ? 'Back to the width of a desk' : 'Arrange it as readers see it on a phone'}
        onClick={() => phoneWidth.set(!isNarrow)}
      >
        <PhoneIcon />
      </button>
      <PreviewButton isOpen={isOpen} onToggle={toggle} />
      {siteUrl !== undefined && (
        <a className="front-live" href={siteUrl} target="_blank" rel="noopener">
          View live
        </a>
      )}
    </div>
  )
}

// Renders the button of the bar that opens and closes the panel beside the home page.
function PanelButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      data-panel-toggle
      aria-expanded={isOpen}
      aria-label="Clipboard, launches and time machine"
      title="Clipboard, launches and time machine"
      onClick={onToggle}
    >
      <Icon>
        <path d="M2.5 3.5h15v13h-15zM12 3.5v13M14 7h1.5M14 10h1.5M14 13h1.5" />
      </Icon>
    </button>
  )
}
