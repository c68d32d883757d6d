import { type NextRequest, NextResponse } from 'next/server'
import { isDecodable } from './http/oddAddress.ts'

/** Paths that may be undecodable, and screens, whose parameters Payload searches for; others are spared the detour. */
export const config = { matcher: ['/(.*%.*)', '/admin/:path*'] }

const message = 'This address cannot be read.'

/**
 * Refuses an address whose escapes cannot be decoded, such as `/admin/%`, to which Next answers 500, and one with a NUL,
 * which PostgreSQL takes in no text.
 */
export function proxy({ nextUrl: { pathname, search } }: NextRequest): NextResponse {
  if (isDecodable(pathname) && !`${pathname}${search}`.includes('%00')) return NextResponse.next()
  const isOfApi = pathname.startsWith('/api/')
  return isOfApi
    ? NextResponse.json({ errors: [{ message }] }, { status: 400 })
    : new NextResponse(message, { status: 400 })
}
