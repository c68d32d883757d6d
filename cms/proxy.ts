import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { sentToken } from '#plugins/api-tokens/tokenFormat.ts'
import { type CmsEnvironment, cmsEnvironment } from './environment.ts'
import { isDecodable } from './http/oddAddress.ts'
import { calledAddresses, nonceHeader, pagePolicy } from './http/pagePolicy.ts'

/** Paths that may be undecodable, and screens, whose parameters Payload searches for; others are spared the detour. */
export const config = { matcher: ['/(.*%.*)', '/admin/:path*'] }

const message = 'This address cannot be read.'
const forPeople = 'Screens are for people. Programs call the APIs.'

// Read at the first screen, and not while the back office is built, when most of it is not there.
let known: CmsEnvironment | undefined
function environmentOfServer(): CmsEnvironment {
  known ??= cmsEnvironment(process.env)
  return known
}

/**
 * Refuses an address whose escapes cannot be decoded, such as `/admin/%`, to which Next answers 500, and one with a NUL,
 * which PostgreSQL takes in no text. No token opens a screen. Screens get a policy with a nonce, which Next and the layout put on their scripts.
 */
export function proxy({ headers, nextUrl: { pathname, search } }: NextRequest): NextResponse {
  const isOfApi = pathname.startsWith('/api/')
  if (!isDecodable(pathname) || `${pathname}${search}`.includes('%00')) {
    return isOfApi
      ? NextResponse.json({ errors: [{ message }] }, { status: 400 })
      : new NextResponse(message, { status: 400 })
  }
  if (isOfApi) return NextResponse.next()
  if (sentToken(headers) !== null) return new NextResponse(forPeople, { status: 401 })
  const environment = environmentOfServer()
  const nonce = randomBytes(16).toString('base64')
  const policy = pagePolicy({
    nonce,
    called: calledAddresses(environment),
    siteUrl: environment.SITE_URL,
    isDevelopment: environment.NODE_ENV === 'development',
  })
  const request = new Headers(headers)
  request.set(nonceHeader, nonce)
  request.set('Content-Security-Policy', policy)
  const answer = NextResponse.next({ request: { headers: request } })
  answer.headers.set('Content-Security-Policy', policy)
  return answer
}
