'use client'

import { XIcon } from '@payloadcms/ui'
import { changeStoryView, outlinePlaceId } from '../document/storyView.ts'
import './storyOutline.css'

/** Renders the place of the outline beside a story. The editor of its text draws the outline into it. */
export function StoryOutline() {
  const close = () => {
    changeStoryView({ isOutlineOpen: false })
    document.querySelector<HTMLElement>('.story-tools__outline')?.focus()
  }
  return (
    <nav className="story-outline" aria-label="Outline">
      <div className="story-outline__head">
        <h2>Outline</h2>
        <button type="button" aria-label="Close the outline" title="Close (Alt+Shift+O)" onClick={close}>
          <XIcon />
        </button>
      </div>
      <div id={outlinePlaceId} className="story-outline__content" />
    </nav>
  )
}
