'use client'

import { Gutter } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { setShownZone } from './shownZone.ts'
import { ZoneNote } from './ZoneNote.tsx'

/** Shows the dates of Payload's version screens in the publication's time zone, and names it where the viewer's differs. */
export function VersionsClock({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  setShownZone(timeZone)
  return (
    <>
      <Gutter>
        <ZoneNote />
      </Gutter>
      {children}
    </>
  )
}
