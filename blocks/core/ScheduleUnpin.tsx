'use client'

import { useState } from 'react'
import { ToolButton, ToolSelect } from './BlockTools.tsx'
import type { EditorServices } from './editor.types.ts'
import {
  formatMoment,
  hours,
  localTimeZone,
  minutes,
  momentOf,
  momentsOf,
  type PickedTime,
  pickedTimeOf,
  skippedTime,
  zoneNameAt,
} from './zonedTime.ts'

const hourOptions = hours.map((hour) => ({ value: `${hour}`, label: `${hour}` }))
const minuteOptions = minutes.map((minute) => ({ value: `${minute}`, label: `${minute}`.padStart(2, '0') }))
const halves = [
  { value: 'AM', label: 'AM' },
  { value: 'PM', label: 'PM' },
] as const

interface ScheduleUnpinProps {
  // ISO 8601; null without a schedule.
  until: string | null
  // The publication's: times are entered in it.
  timeZone: string
  DayField: EditorServices['DayField']
  // Called with a time in the future, or with null: the pin stays.
  onChange(until: string | null): void
}

/**
 * When a post is no longer pinned: a date and a 12-hour time, in the publication's zone
 * (docs/spec/editor.md#schedule-unpin).
 */
export function ScheduleUnpin({ until, timeZone, DayField, onChange }: ScheduleUnpinProps) {
  const [picked, setPicked] = useState(() =>
    pickedTimeOf(until ? new Date(until) : new Date(Date.now() + 3_600_000), timeZone),
  )
  const [isPast, setIsPast] = useState(false)
  const pick = (part: Partial<PickedTime>) => {
    setPicked((before) => ({ ...before, isSecond: false, ...part }))
    setIsPast(false)
  }
  const moment = momentOf(picked, timeZone)
  const both = momentsOf(picked, timeZone)
  const here = localTimeZone()
  const apply = () => {
    if (!moment) return
    const isFuture = moment.getTime() > Date.now()
    setIsPast(!isFuture)
    if (isFuture) onChange(moment.toISOString())
  }
  return (
    <span className="block-tool-popover slot-schedule">
      <DayField
        label="Date"
        day={picked.day}
        firstDay={pickedTimeOf(new Date(), timeZone).day}
        isInvalid={isPast}
        onChange={(day) => pick({ day })}
      />
      <span className="slot-schedule-clock">
        <ToolSelect
          label="Hour"
          value={`${picked.hour}`}
          options={hourOptions}
          onChange={(hour) => pick({ hour: Number(hour) })}
        />
        <ToolSelect
          label="Minute"
          value={`${picked.minute}`}
          options={minuteOptions}
          onChange={(minute) => pick({ minute: Number(minute) })}
        />
        <ToolSelect label="AM or PM" value={picked.half} options={halves} onChange={(half) => pick({ half })} />
        {both.length > 1 && (
          <ToolSelect
            label="Clock"
            value={picked.isSecond ? '1' : '0'}
            options={both.map((choice, index) => ({ value: `${index}`, label: zoneNameAt(choice, timeZone) }))}
            onChange={(index) => pick({ isSecond: index === '1' })}
          />
        )}
      </span>
      {!moment && picked.day && <span className="slot-schedule-note">{skippedTime}</span>}
      {moment && here !== timeZone && (
        <span className="slot-schedule-note">
          {timeZone.replaceAll('_', ' ')} time ({zoneNameAt(moment, timeZone)}). Where you are:{' '}
          {formatMoment(moment, here)}.
        </span>
      )}
      <span className="slot-schedule-actions">
        <ToolButton label="Apply" isDisabled={!moment} onClick={apply} />
        {until && <ToolButton label="Clear" onClick={() => onChange(null)} />}
      </span>
      {isPast && (
        <span role="alert" className="block-tool-error">
          Scheduled unpin must be in future
        </span>
      )}
    </span>
  )
}
