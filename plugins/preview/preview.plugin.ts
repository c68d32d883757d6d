import type { Plugin } from 'payload'
import { previewCall } from '#contract/preview.schema.ts'
import { siteCallEndpoint } from '../site-calls/siteCall.endpoint.ts'
import { answerPreview, type FrontPictureReader, previewSiteKey } from './preview.service.ts'

export interface PreviewOptions {
  /** The public address of the reader site, without a trailing slash. */
  siteUrl: string
  siteSecret: string
  frontPicture: FrontPictureReader
}

/** Adds previews of drafts on the reader site: `POST /api/reader/preview`, which only the reader site may call. */
export function preview({ siteUrl, siteSecret, frontPicture }: PreviewOptions): Plugin {
  return (config) => ({
    ...config,
    custom: { ...config.custom, [previewSiteKey]: siteUrl },
    endpoints: [
      ...(config.endpoints ?? []),
      siteCallEndpoint({
        path: '/reader/preview',
        schema: previewCall,
        secret: siteSecret,
        answer: (payload, { token }, now) => answerPreview(payload, token, now, frontPicture),
      }),
    ],
  })
}
