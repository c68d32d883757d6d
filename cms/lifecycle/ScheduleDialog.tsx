'use client'

import { useModal } from '@payloadcms/ui'
import { useState } from 'react'
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
} from '#blocks/core/zonedTime.ts'
import { DayField } from '../clock/DayField.tsx'
import { QuestionDialog } from '../kit/QuestionDialog.tsx'

interface ScheduleDialogProps {
  slug: string
  title: string
  explanation: string
  // The publication's: times are entered in it.
  timeZone: string
  dueAt: Date | null
  canUpdateDate: boolean
  isBusy: boolean
  // Returns whether it was scheduled; the dialog stays open when not.
  onSchedule: (publishDate: Date, updatePublishDate: boolean) => Promise<boolean>
}

/** Asks when to publish: a date and a 12-hour time, in the publication's zone. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { slug, title, explanation, timeZone, dueAt, canUpdateDate, isBusy, onSchedule } = props
  const { closeModal } = useModal()
  const [picked, setPicked] = useState(() => pickedTimeOf(dueAt ?? new Date(Date.now() + 3_600_000), timeZone))
  const [isDateUpdated, setDateUpdated] = useState(false)
  const pick = (part: Partial<PickedTime>) => setPicked((before) => ({ ...before, isSecond: false, ...part }))
  const both = momentsOf(picked, timeZone)
  const moment = momentOf(picked, timeZone)
  const isPast = moment !== null && moment.getTime() <= Date.now()
  const here = localTimeZone()

  return (
    <QuestionDialog
      slug={slug}
      title={title}
      confirm={{ label: 'Schedule', busyLabel: 'Scheduling...' }}
      isBusy={isBusy}
      isIncomplete={!moment || isPast}
      onConfirm={() => {
        if (!moment) return
        void onSchedule(moment, isDateUpdated).then((isDone) => isDone && closeModal(slug))
      }}
    >
      <p>{explanation}</p>
      <div className="lifecycle-dialog__row">
        <DayField
          label="Date"
          day={picked.day}
          firstDay={pickedTimeOf(new Date(), timeZone).day}
          onChange={(day) => pick({ day })}
        />
        <label>
          Hour
          <select value={picked.hour} onChange={({ target }) => pick({ hour: Number(target.value) })}>
            {hours.map((hour) => (
              <option key={hour}>{hour}</option>
            ))}
          </select>
        </label>
        <label>
          Minute
          <select value={picked.minute} onChange={({ target }) => pick({ minute: Number(target.value) })}>
            {minutes.map((minute) => (
              <option key={minute} value={minute}>
                {String(minute).padStart(2, '0')}
              </option>
            ))}
          </select>
        </label>
        <label>
          AM or PM
          <select value={picked.half} onChange={({ target }) => pick({ half: target.value === 'PM' ? 'PM' : 'AM' })}>
            <option>AM</option>
            <option>PM</option>
          </select>
        </label>
        {both.length > 1 && (
          <label>
            Clock
            <select value={picked.isSecond ? 1 : 0} onChange={({ target }) => pick({ isSecond: target.value === '1' })}>
              {both.map((choice, index) => (
                <option key={choice.getTime()} value={index}>
                  {zoneNameAt(choice, timeZone)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <p className="lifecycle-dialog__note" aria-live="polite">
        {moment && `${timeZone.replaceAll('_', ' ')} time (${zoneNameAt(moment, timeZone)}).`}
        {moment && here !== timeZone && ` Where you are: ${formatMoment(moment, here)}.`}
        {isPast && <strong> This time has passed.</strong>}
        {!moment && picked.day && <strong>{skippedTime}</strong>}
      </p>
      {canUpdateDate && (
        <label className="lifecycle-dialog__check">
          <input type="checkbox" checked={isDateUpdated} onChange={({ target }) => setDateUpdated(target.checked)} />
          Show readers the new date
        </label>
      )}
    </QuestionDialog>
  )
}
