import type { Payload } from 'payload'

/**
 * Answers with a page that goes on to an own path at once. A redirect would still count as coming from the provider's
 * site, and the log-in is not read of such requests.
 */
export function goOnTo({ config }: Payload, path: string, cookies: readonly string[]): Response {
  const { pathname, search, hash } = new URL(path, config.serverURL || 'http://localhost')
  const address = `${pathname}${search}${hash}`.replaceAll('&', '&amp;')
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
  })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Citydesk</title>
<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="0;url=${address}"></head>
<body><p><a href="${address}">Go on</a></p></body></html>`
  return new Response(page, { headers })
}
