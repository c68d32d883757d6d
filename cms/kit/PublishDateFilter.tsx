'use client'

import { format } from 'date-fns'
import { formatInTimeZone } from 'date-fns-tz'
import { useId, useState } from 'react'
import type { PublishDate, PublishDateType } from '#collections/posts-list/publishDate.ts'
import { publishDateTypes } from '#collections/posts-list/publishDate.ts'
import { DayRangePicker } from './DayRangePicker.tsx'

const labels: Record<PublishDateType, string> = {
  Anytime: 'Anytime',
  Today: 'Today',
  Yesterday: 'Yesterday',
  PastSevenDays: 'Past 7 Days',
  PastThirtyDays: 'Past 30 Days',
  PastYear: 'Past Year',
  Custom: 'Custom',
}

/** Renders radio buttons for the periods, and for Custom a calendar of two months that ends today. */
export function PublishDateFilter({
  legend = 'Publish Date',
  dayForm = 'MM / dd / yy',
  between = ' to ',
  publishDate,
  timeZone,
  onChange,
}: {
  // Legend: the date of an item that is filtered.
  legend?: string
  // Format of a chosen day, in the letters of date-fns.
  dayForm?: string
  // Text between the first day and the last one.
  between?: string
  publishDate: PublishDate
  timeZone: string
  onChange: (publishDate: PublishDate) => void
}) {
  const name = useId()
  // Custom is chosen before it has days; until then the list stays as it is.
  const [isChoosing, setIsChoosing] = useState(false)
  const type = isChoosing ? 'Custom' : publishDate.type
  return (
    <fieldset className="posts-list-filter">
      <legend>{legend}</legend>
      {publishDateTypes.map((option) => (
        <label key={option} className="posts-list-radio">
          <input
            type="radio"
            name={name}
            checked={type === option}
            onChange={() => {
              setIsChoosing(option === 'Custom')
              if (option !== 'Custom') onChange({ type: option })
            }}
          />
          {labels[option]}
        </label>
      ))}
      {type === 'Custom' && (
        <DayRangePicker
          range={publishDate.type === 'Custom' ? publishDate.value : null}
          isOpen={isChoosing}
          wordsOf={(from, to) => `${format(from, dayForm)}${between}${format(to, dayForm)}`}
          lastDay={formatInTimeZone(new Date(), timeZone, 'yyyy-MM-dd')}
          onChange={(value) => {
            setIsChoosing(false)
            onChange({ type: 'Custom', value })
          }}
        />
      )}
    </fieldset>
  )
}
