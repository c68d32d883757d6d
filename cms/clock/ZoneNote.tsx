'use client'

import './zoneNote.css'
import { isSameClock, localTimeZone, zoneNameAt } from '#blocks/core/zonedTime.ts'
import { usePublication } from './usePublication.ts'

/** Names the publication's time zone where the viewer's clock shows another time; otherwise nothing. */
export function ZoneNote() {
  const timeZone = usePublication()?.timeZone
  const now = new Date()
  if (!timeZone || isSameClock(now, timeZone, localTimeZone())) return null
  return (
    <p className="zone-note">
      Times are {timeZone.replaceAll('_', ' ')} time ({zoneNameAt(now, timeZone)}).
    </p>
  )
}
