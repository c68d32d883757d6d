import type { PayloadRequest } from 'payload'
import { settingsOfRequest } from '#collections/settings/settingsOfRequest.ts'

/** Returns the language of the publication, BCP 47. */
export const publicationLanguage = async (req: PayloadRequest): Promise<string> =>
  (await settingsOfRequest(req)).language || 'en'
