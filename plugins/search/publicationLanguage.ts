import type { PayloadRequest } from 'payload'

/** Returns the language of the publication, BCP 47. */
export const publicationLanguage = async (req: PayloadRequest): Promise<string> => {
  const select = { language: true } as const
  const { language } = await req.payload.findGlobal({ slug: 'settings', select, depth: 0, overrideAccess: true, req })
  return language || 'en'
}
