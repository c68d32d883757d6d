import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { KnownPublication } from './KnownPublication.tsx'
import { publicationSettings } from './publication.settings.ts'

/** Gives screens the publication's settings with the page, so that no date and no field moves when they arrive. */
export async function Publication({ payload, user, children }: ServerProps & { children: ReactNode }) {
  if (!user) return children
  return <KnownPublication settings={await publicationSettings(payload)}>{children}</KnownPublication>
}
