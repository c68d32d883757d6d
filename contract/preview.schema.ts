/** How the reader site asks the back office for the draft that a link of a preview names. */
import { z } from 'zod'
import { readerPage, readerSite } from './readerApi.schema.ts'

/** The path of a preview on the reader site, in front of its token. */
export const previewFolder = '/preview/'

/** The path of the signed call at the back office. */
export const previewCallPath = '/api/reader/preview'

export const previewCall = z.object({ token: z.string().max(2000) })

/** 404 for a token that is forged or has expired, and for a document that is gone or in the trash. */
export const previewAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal(200),
    page: readerPage,
    /** When the link ends: ISO 8601. */
    expiresAt: z.string(),
  }),
  z.object({ status: z.literal(404), site: readerSite }),
])

export type PreviewAnswer = z.infer<typeof previewAnswer>
