'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { Icon } from '#blocks/core/Icon.tsx'
import { useReadiness } from '../readiness/useReadiness.ts'
import { changeStoryView, useStoryView } from './storyView.ts'
import './storyTools.css'

/** The buttons of the bar that open and close what is around the story. */
export function StoryTools() {
  const { id } = useDocumentInfo()
  const { isPanelOpen: isPanelChosen, isPreviewOpen, isWriting, isForm } = useStoryView()
  const isPanelOpen = isPanelChosen && !isPreviewOpen
  useLeaveWriting(isWriting)
  if (id === undefined || id === null || isForm) return null
  return (
    <div className="story-tools">
      <button
        type="button"
        className="story-tools__writing"
        aria-pressed={isWriting}
        aria-label="Writing mode"
        title={isWriting ? 'Show everything (Escape)' : 'Show only the story'}
        onClick={() => changeStoryView({ isWriting: !isWriting })}
      >
        <WritingIcon />
      </button>
      {!isWriting && (
        <button
          type="button"
          className="story-tools__preview"
          aria-expanded={isPreviewOpen}
          aria-label="Preview"
          title={isPreviewOpen ? 'Close the preview' : 'See it as readers will'}
          onClick={() => changeStoryView({ isPreviewOpen: !isPreviewOpen })}
        >
          <PreviewIcon />
        </button>
      )}
      {!isWriting && (
        <button
          type="button"
          className="story-tools__panel"
          aria-expanded={isPanelOpen}
          aria-label="About the story"
          title={isPanelOpen ? 'Close the panel' : 'Readiness, media, details'}
          onClick={() => changeStoryView({ isPanelOpen: !isPanelOpen, isPreviewOpen: false })}
        >
          <PanelIcon />
          {!isPanelOpen && <MissingCount />}
        </button>
      )}
    </div>
  )
}

/** Counts the required checks that fail, while the list of them is not on the page. */
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

/** Escape leaves the writing mode, unless something on top of the page takes it. The mode ends with the page. */
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

const WritingIcon = () => (
  <Icon>
    <path d="M8 3.5H3.5V8M12 16.5h4.5V12M3.5 3.5 8 8M16.5 16.5 12 12" />
  </Icon>
)

const PreviewIcon = () => (
  <Icon>
    <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10z" />
    <circle cx="10" cy="10" r="2.5" />
  </Icon>
)

const PanelIcon = () => (
  <Icon>
    <path d="M3 4.5h14v11H3zM12 4.5v11" />
  </Icon>
)
