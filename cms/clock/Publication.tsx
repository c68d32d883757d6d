import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { publicationSettings } from '../procedures/publicationSettings.ts'
import { KnownPublication } from './KnownPublication.tsx'

/** Sends the publication's settings with each page, so that dates and fields do not move when they arrive. */
export async function Publication({ payload, user, children }: ServerProps & { children: ReactNode }) {
  if (!user) return children
  return <KnownPublication settings={await publicationSettings(payload)}>{children}</KnownPublication>
}
