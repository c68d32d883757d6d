'use client'

import type { StoryViews } from '#plugins/numbers/numbers.schema.ts'
import { countText } from './numbers.words.ts'
import { Sparkline } from './Sparkline.tsx'
import './storyNumbers.css'

/** Renders the views of a post in a list: the last hour, the last day, and its course. */
export function StoryViewsCell({ views }: { views: StoryViews | undefined }) {
  if (!views || views.day === 0) return <span className="story-views__none">—</span>
  return (
    <span className="story-views">
      <span className="story-views__counts">
        <span>
          {countText(views.hour)} <small>last hour</small>
        </span>
        <span>
          {countText(views.day)} <small>last day</small>
        </span>
      </span>
      <Sparkline values={views.byHour} />
    </span>
  )
}
