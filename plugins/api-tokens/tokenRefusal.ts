/** Why a token does not let a program in. */
export type RefusalCode = 'malformed' | 'unknown' | 'revoked' | 'expired' | 'network' | 'owner' | 'limit'

export interface TokenRefusal {
  code: RefusalCode
  /** Seconds after which the program may call again. */
  retryAfter?: number
}

const words: Record<RefusalCode, string> = {
  malformed: 'The token is not complete or has a typing error.',
  unknown: 'There is no such token.',
  revoked: 'The token was revoked.',
  expired: 'The token is past its last day. Its owner can give it more time.',
  network: 'The token may not be used from this network.',
  owner: 'The account that made the token is not active.',
  limit: 'The token has used up its calls of this minute.',
}

/** Answers a program whose token does not let it in: 401, or 429 for too many calls. */
export function refusalResponse({ code, retryAfter }: TokenRefusal): Response {
  const error = { name: 'TokenRefused', message: words[code], data: { code: `token.${code}` } }
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (code === 'limit') headers.set('Retry-After', String(retryAfter ?? 60))
  else headers.set('WWW-Authenticate', `Bearer error="invalid_token", error_description="${words[code]}"`)
  return Response.json({ errors: [error] }, { status: code === 'limit' ? 429 : 401, headers })
}
