'use client'

import { DatePicker } from '@payloadcms/ui'
import { format } from 'date-fns'
import { formatInTimeZone } from 'date-fns-tz'
import { useId, useState } from 'react'
import type { PublishDate, PublishDateType } from '#collections/posts-list/publishDate.ts'
import { publishDateTypes } from '#collections/posts-list/publishDate.ts'

const labels: Record<PublishDateType, string> = {
  Anytime: 'Anytime',
  Today: 'Today',
  Yesterday: 'Yesterday',
  PastSevenDays: 'Past 7 Days',
  PastThirtyDays: 'Past 30 Days',
  PastYear: 'Past Year',
  Custom: 'Custom',
}

type Range = readonly [Date | null, Date | null]

/** Radios, and a calendar of two months for Custom that ends today (back-office specification, section 2.4). */
export function PublishDateFilter({
  legend = 'Publish Date',
  dayForm = 'MM / dd / yy',
  between = ' to ',
  publishDate,
  timeZone,
  onChange,
}: {
  /** What day of an item is meant. */
  legend?: string
  /** How a chosen day is written, in the letters of date-fns. */
  dayForm?: string
  /** What stands between the first day and the last one. */
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
        <DayRange
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

/** Days of the calendar stand for themselves here: the picker works with the clock of the computer it is shown on. */
function DayRange({
  range,
  isOpen,
  wordsOf,
  lastDay,
  onChange,
}: {
  range: { from: string; to: string } | null
  isOpen: boolean
  wordsOf: (from: Date, to: Date) => string
  lastDay: string
  onChange: (range: { from: string; to: string }) => void
}) {
  const [half, setHalf] = useState<Date | null>(null)
  const [from, to]: Range = half ? [half, null] : [range && dateOf(range.from), range && dateOf(range.to)]
  return (
    <DatePicker
      maxDate={dateOf(lastDay)}
      placeholder="MM / DD / YY to MM / DD / YY"
      onChange={(value: unknown) => {
        if (!Array.isArray(value)) return
        const [first, last]: unknown[] = value
        if (!(first instanceof Date)) return
        setHalf(last instanceof Date ? null : first)
        if (last instanceof Date) onChange({ from: dayOf(first), to: dayOf(last) })
      }}
      overrides={{
        selectsRange: true,
        startDate: from ?? undefined,
        endDate: to ?? undefined,
        selected: from,
        monthsShown: 2,
        // The months that can be chosen from: this one and the one before.
        showPreviousMonths: true,
        // Payload's version of the picker writes a range with a dash.
        value: from && to ? wordsOf(from, to) : '',
        startOpen: isOpen,
        customInput: <input type="text" aria-label="Days" />,
      }}
    />
  )
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00`)
const dayOf = (date: Date): string => format(date, 'yyyy-MM-dd')
