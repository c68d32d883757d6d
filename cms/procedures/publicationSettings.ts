import type { BasePayload, PayloadRequest } from 'payload'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'
import { cmsEnvironment } from '../environment.ts'

export interface PublicationSettings {
  /** Without a trailing slash. */
  siteUrl: string
  /** IANA name. */
  timeZone: string
  listeningPlatforms: { type: string; label: string }[]
}

/** Reads the settings for any account: nothing in them is confidential. One query. */
export async function publicationSettings(payload: BasePayload, req?: PayloadRequest): Promise<PublicationSettings> {
  const select = { timeZone: true, listeningPlatforms: true } as const
  const settings = await payload.findGlobal({ slug: 'settings', select, depth: 0, overrideAccess: true, req })
  return {
    siteUrl: cmsEnvironment(process.env).SITE_URL,
    timeZone: settings.timeZone || defaultTimeZone,
    listeningPlatforms: (settings.listeningPlatforms ?? []).map(({ type, label }) => ({ type, label })),
  }
}
