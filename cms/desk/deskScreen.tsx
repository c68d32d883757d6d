import { Gutter } from '@payloadcms/ui'
import { APIError, type PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { ForbiddenScreen } from '../permissions/ForbiddenScreen.tsx'
import './desk.css'

/**
 * Renders a tab beside the form of a document, or the refusal that names what the person lacks.
 * @param gate rejects with an APIError of 403 for people who may not see it
 */
export async function deskScreen(
  req: PayloadRequest,
  gate: Promise<unknown>,
  shown: (timeZone: string) => ReactNode,
): Promise<ReactNode> {
  try {
    await gate
  } catch (error) {
    if (!(error instanceof APIError) || error.status !== 403) throw error
    return <ForbiddenScreen message={error.message} homeUrl={req.payload.config.routes.admin} />
  }
  return (
    <main>
      <Gutter className="desk">{shown(await publicationTimeZone(req))}</Gutter>
    </main>
  )
}
