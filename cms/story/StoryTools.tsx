'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { Icon } from '#blocks/core/Icon.tsx'
import { useOfferedActions } from '../command/documentActions.ts'
import { layoutOf } from '../document/storyLayouts.ts'
import {
  besideOf,
  changeStoryView,
  isOutlineShown,
  openOutline,
  openPanel,
  useStoryView,
} from '../document/storyView.ts'
import { showFindBar } from '../editor/find/findBar.store.ts'
import { PreviewButton } from '../preview/PreviewButton.tsx'
import { isChecked } from '../readiness/isChecked.ts'
import { useReadiness } from '../readiness/useReadiness.ts'
import { useOutlineKey } from './useOutlineKey.ts'
import './storyTools.css'

/** The buttons of the bar that open and close what is around the story. */
export function StoryTools() {
  const { id, collectionSlug } = useDocumentInfo()
  const view = useStoryView()
  const { isWriting, isForm } = view
  useLeaveWriting(isWriting)
  useFindKey()
  useOutlineKey()
  const layout = layoutOf(collectionSlug)
  const beside = besideOf(view)
  const isPreviewOpen = beside === 'preview'
  const hasTools = layout !== undefined && id !== undefined && id !== null && !isForm
  const togglePreview = () => changeStoryView({ isPreviewOpen: !isPreviewOpen })
  const toggleWriting = () => changeStoryView({ isWriting: !isWriting })
  const preview = { key: 'preview', label: isPreviewOpen ? 'Close the preview' : 'Preview', run: togglePreview }
  const isOutlineOpen = isOutlineShown(view)
  const toggleOutline = () => (isOutlineOpen ? changeStoryView({ isOutlineOpen: false }) : openOutline())
  const writing = { key: 'writing', label: isWriting ? 'Leave writing mode' : 'Writing mode', run: toggleWriting }
  useOfferedActions('views', hasTools ? [...(isWriting ? [] : [preview]), writing] : [])
  if (!hasTools) return null
  const { noun } = layout
  const isPanelOpen = beside === 'open'
  return (
    <div className="story-tools">
      {!isWriting && (
        <button
          type="button"
          className="story-tools__outline"
          aria-expanded={isOutlineOpen}
          aria-label="Outline"
          title={`${isOutlineOpen ? 'Close the outline' : `Show the outline of the ${noun}`} (Alt+Shift+O)`}
          onClick={toggleOutline}
        >
          <OutlineIcon />
        </button>
      )}
      <button
        type="button"
        className="story-tools__writing"
        aria-pressed={isWriting}
        aria-label="Writing mode"
        title={isWriting ? 'Show everything (Escape)' : `Show only the ${noun}`}
        onClick={toggleWriting}
      >
        <WritingIcon />
      </button>
      {!isWriting && <PreviewButton isOpen={isPreviewOpen} onToggle={togglePreview} />}
      {!isWriting && (
        <button
          type="button"
          className="story-tools__panel"
          aria-expanded={isPanelOpen}
          title={isPanelOpen ? 'Close the panel' : 'Show the panel'}
          onClick={() => (isPanelOpen ? changeStoryView({ isPanelOpen: false }) : openPanel())}
        >
          <PanelIcon />
          <span className="visually-hidden">About the {noun}</span>
          {!isPanelOpen && isChecked(collectionSlug) && <MissingCount />}
        </button>
      )}
    </div>
  )
}

// Counts the required checks that fail, while the list of them is not on the page.
function MissingCount() {
  const { results } = useReadiness()
  const missing = results?.filter(({ kind, isPassed }) => kind === 'Required' && !isPassed).length ?? 0
  return missing > 0 ? (
    <span className="story-tools__missing">
      {missing}
      <span className="visually-hidden"> required {missing === 1 ? 'check fails' : 'checks fail'}</span>
    </span>
  ) : null
}

// Escape leaves the writing mode, unless something on top of the page takes it. The mode ends with the page.
function useLeaveWriting(isWriting: boolean): void {
  useEffect(() => {
    if (!isWriting) return
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) changeStoryView({ isWriting: false })
    }
    document.documentElement.toggleAttribute('data-writing', true)
    window.addEventListener('keydown', leave)
    return () => {
      document.documentElement.toggleAttribute('data-writing', false)
      window.removeEventListener('keydown', leave)
    }
  }, [isWriting])
  useEffect(() => () => changeStoryView({ isWriting: false, isForm: false }), [])
}

// Ctrl+H, on a Mac Cmd+Shift+H, opens the bar that finds and replaces words. It closes with the page.
function useFindKey(): void {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isShortcut = event.metaKey ? event.shiftKey : event.ctrlKey && !event.shiftKey
      if (!isShortcut || event.altKey || event.key.toLowerCase() !== 'h') return
      event.preventDefault()
      showFindBar(true)
    }
    window.addEventListener('keydown', open)
    return () => {
      window.removeEventListener('keydown', open)
      showFindBar(false)
    }
  }, [])
}

function WritingIcon() {
  return (
    <Icon>
      <path d="M8 3.5H3.5V8M12 16.5h4.5V12M3.5 3.5 8 8M16.5 16.5 12 12" />
    </Icon>
  )
}

function OutlineIcon() {
  return (
    <Icon>
      <path d="M3.5 5h13M6.5 10h10M6.5 15h7M3.5 10v.01M3.5 15v.01" />
    </Icon>
  )
}

function PanelIcon() {
  return (
    <Icon>
      <path d="M3 4.5h14v11H3zM12 4.5v11" />
    </Icon>
  )
}
