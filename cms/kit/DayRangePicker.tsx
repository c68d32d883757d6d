'use client'

import './dayRangePicker.css'
import { ChevronIcon, DatePicker } from '@payloadcms/ui'
import { format } from 'date-fns'
import { type ComponentProps, useState } from 'react'
import { calendarKeys } from './calendarKeys.ts'

// The first and the last day of a range, as yyyy-mm-dd.
interface DayRange {
  from: string
  to: string
}

type Overrides = NonNullable<ComponentProps<typeof DatePicker>['overrides']>
type MonthHeaderProps = Parameters<NonNullable<Overrides['renderCustomHeader']>>[0]

/**
 * Renders a calendar of two months, the current one and the one before, from which a range of days is chosen.
 *
 * @param lastDay the last day that can be chosen, yyyy-mm-dd
 * @param wordsOf writes the chosen range into the field
 */
export function DayRangePicker({
  range,
  isOpen,
  wordsOf,
  lastDay,
  onChange,
}: {
  range: DayRange | null
  isOpen: boolean
  wordsOf: (from: Date, to: Date) => string
  lastDay: string
  onChange: (range: DayRange) => void
}) {
  const [first, setFirst] = useState<Date | null>(null)
  const [from, to] = first ? [first, null] : [range && dateOf(range.from), range && dateOf(range.to)]
  return (
    <DatePicker
      maxDate={dateOf(lastDay)}
      placeholder="MM / DD / YY to MM / DD / YY"
      onChange={(value: unknown) => {
        if (!Array.isArray(value)) return
        const [start, end]: unknown[] = value
        if (!(start instanceof Date)) return
        setFirst(end instanceof Date ? null : start)
        if (end instanceof Date) onChange({ from: dayOf(start), to: dayOf(end) })
      }}
      overrides={{
        ...calendarKeys,
        selectsRange: true,
        startDate: from ?? undefined,
        endDate: to ?? undefined,
        selected: from,
        monthsShown: 2,
        showPreviousMonths: true,
        // The picker's own header, which Payload turns into selects, names the last month above the first one.
        renderCustomHeader: (props) => <MonthHeader {...props} />,
        // Payload's version of the picker writes a range with a dash.
        value: from && to ? wordsOf(from, to) : '',
        startOpen: isOpen,
        customInput: <input type="text" aria-label="Days" />,
      }}
    />
  )
}

// The name of one month; the first month has the steps back, the second one those forward.
function MonthHeader({ monthDate, customHeaderCount, ...steps }: MonthHeaderProps) {
  const isFirst = customHeaderCount === 0
  return (
    <div className="day-range-month">
      {isFirst && (
        <span>
          <Step label="Previous year" isDouble onStep={steps.decreaseYear} isDisabled={steps.prevYearButtonDisabled} />
          <Step label="Previous month" onStep={steps.decreaseMonth} isDisabled={steps.prevMonthButtonDisabled} />
        </span>
      )}
      <span className="day-range-month__name" aria-live="polite">
        {format(monthDate, 'MMMM yyyy')}
      </span>
      {!isFirst && (
        <span>
          <Step label="Next month" isForward onStep={steps.increaseMonth} isDisabled={steps.nextMonthButtonDisabled} />
          <Step
            label="Next year"
            isForward
            isDouble
            onStep={steps.increaseYear}
            isDisabled={steps.nextYearButtonDisabled}
          />
        </span>
      )}
    </div>
  )
}

function Step({
  label,
  isForward = false,
  isDouble = false,
  isDisabled,
  onStep,
}: {
  label: string
  isForward?: boolean
  isDouble?: boolean
  isDisabled: boolean
  onStep: () => void
}) {
  const direction = isForward ? 'right' : 'left'
  return (
    <button type="button" aria-label={label} title={label} disabled={isDisabled} onClick={onStep}>
      <ChevronIcon direction={direction} />
      {isDouble && <ChevronIcon direction={direction} />}
    </button>
  )
}

// Days of the calendar stand for themselves: the picker works with the clock of the computer that shows it.
const dateOf = (day: string): Date => new Date(`${day}T00:00:00`)
const dayOf = (date: Date): string => format(date, 'yyyy-MM-dd')
