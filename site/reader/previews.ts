import { type PreviewAnswer, previewAnswer, previewCallPath } from '#contract/preview.schema.ts'
import { siteEnvironment } from '../environment.ts'
import { callBackOffice } from '../server/backOfficeCall.ts'

/**
 * Reads the draft that a link names.
 * @throws Error when the back office does not answer
 */
export async function readPreview(token: string): Promise<PreviewAnswer> {
  const { CMS_URL: cmsUrl, REVALIDATE_SECRET: secret } = siteEnvironment()
  return previewAnswer.parse(await callBackOffice({ cmsUrl, secret }, previewCallPath, { token }, Date.now()))
}

/** Returns the site's content policy for a page that only the back office may show in a frame. */
export function previewPolicy(policy: string, backOffice: string): string {
  return policy.replace(/frame-ancestors [^;]*/u, `frame-ancestors ${backOffice}`)
}
