'use client'

import { useEffect } from 'react'
import { usePublication } from '../clock/usePublication.ts'
import { PreviewButton } from '../preview/PreviewButton.tsx'
import { frontPreview, useFrontPreview } from './frontPreview.ts'
import './front.css'
import '../story/storyTools.css'

/** The button of the bar that shows the home page as it would be launched, and the link to the one that readers have. */
export function FrontTools() {
  const siteUrl = usePublication()?.siteUrl
  const isOpen = useFrontPreview()
  useEffect(() => () => frontPreview.set(false), [])
  return (
    <div className="story-tools">
      <PreviewButton isOpen={isOpen} onToggle={() => frontPreview.set(!isOpen)} />
      {siteUrl !== undefined && (
        <a className="front-live" href={siteUrl} target="_blank" rel="noopener">
          View live
        </a>
      )}
    </div>
  )
}
