'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useId } from 'react'
import { countText } from './numbers.words.ts'
import { ReadNext } from './ReadNext.tsx'
import { Sparkline } from './Sparkline.tsx'
import { useStoryViews } from './useStoryViews.ts'
import './storyNumbers.css'

/** Shows how often a post was read in the last hour and day, beside its form. */
export function StoryNumbers() {
  const { id, hasPublishedDoc } = useDocumentInfo()
  const titleId = useId()
  const shown = id !== undefined && hasPublishedDoc
  const views = useStoryViews(shown ? [String(id)] : []).get(String(id))
  // Of what was never live there are no readers.
  if (!shown || !views) return null
  return (
    <section className="field-type story-numbers" aria-labelledby={titleId}>
      <h2 id={titleId}>Readers</h2>
      <Sparkline values={views.byHour} />
      <dl>
        <div>
          <dt>Last hour</dt>
          <dd>{countText(views.hour)}</dd>
        </div>
        <div>
          <dt>Last 24 hours</dt>
          <dd>{countText(views.day)}</dd>
        </div>
      </dl>
      <ReadNext post={String(id)} />
    </section>
  )
}
