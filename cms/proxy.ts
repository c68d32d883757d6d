import { type NextRequest, NextResponse } from 'next/server'
import { isDecodable } from './http/oddAddress.ts'

/** Only these addresses can be undecodable, and every other request is spared the detour. */
export const config = { matcher: '/(.*%.*)' }

const message = 'This address cannot be read.'

/** Refuses an address whose escapes cannot be decoded, such as `/admin/%`: Next answers 500 to it. */
export function proxy({ nextUrl: { pathname } }: NextRequest): NextResponse {
  if (isDecodable(pathname)) return NextResponse.next()
  const isOfApi = pathname.startsWith('/api/')
  return isOfApi
    ? NextResponse.json({ errors: [{ message }] }, { status: 400 })
    : new NextResponse(message, { status: 400 })
}
