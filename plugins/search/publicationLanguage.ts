import type { PayloadRequest } from 'payload'
import { settingsOfRequest } from '#collections/settings/settingsOfRequest.ts'

/** Returns the language of the publication, BCP 47. */
export async function publicationLanguage(req: PayloadRequest): Promise<string> {
  return (await settingsOfRequest(req)).language || 'en'
}
