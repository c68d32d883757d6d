/** Header of a request with the nonce of its answer, for what renders scripts into it. */
export const nonceHeader = 'x-nonce'

export interface PagePolicyOptions {
  // Of this answer alone; the page's own scripts carry it.
  nonce: string
  // Addresses that the screens call, besides the back office itself.
  called: readonly string[]
  siteUrl: string
  // Reloading while it is developed runs text as a script.
  isDevelopment: boolean
}

// Payload's editor of JSON, in the entries of the activity log, comes from there.
const jsonEditor = 'https://cdn.jsdelivr.net'

/**
 * Returns the content security policy of a screen: scripts are its own and what these load, nothing else. Styles may stand
 * in the page: Payload and the editor write them there. Pictures, films and frames come from wherever stories have them.
 */
export function pagePolicy({ nonce, called, siteUrl, isDevelopment }: PagePolicyOptions): string {
  return [
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'unsafe-inline' ${jsonEditor}`,
    `font-src 'self' data: ${jsonEditor}`,
    'img-src * data: blob:',
    'media-src * data: blob:',
    `connect-src 'self' data: blob: ${called.join(' ')}`,
    `frame-src 'self' ${siteUrl} https:`,
    "worker-src 'self' blob:",
  ].join('; ')
}

/** Returns the addresses that screens call: where people write together, readers read, and files are put. */
export function calledAddresses(values: {
  REALTIME_URL: string
  SITE_URL: string
  S3_BUCKET?: string
  S3_ENDPOINT?: string
}): string[] {
  const { REALTIME_URL, SITE_URL, S3_BUCKET, S3_ENDPOINT } = values
  const files = S3_BUCKET ? [S3_ENDPOINT ? new URL(S3_ENDPOINT).origin : 'https://*.amazonaws.com'] : []
  return [new URL(REALTIME_URL).origin, SITE_URL, ...files]
}
