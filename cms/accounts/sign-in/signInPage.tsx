import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import type { ReactNode } from 'react'
import { type SignOnFacts, signOnFacts } from '../single-sign-on/signOnFacts.ts'

export interface SignInPageFacts {
  /** Name of the publication. */
  publication: string
  /** The own path that the person wanted to go to. */
  redirectTo: string
  /** The way in with a provider; null for none. */
  singleSignOn: SignOnFacts | null
}

/**
 * Renders a page for people who have not logged in. Who has is sent on, except where the page is for them too.
 */
export async function signInPage(
  { initPageResult: { req }, searchParams }: AdminViewServerProps,
  { isForMembersToo = false, shown }: { isForMembersToo?: boolean; shown: (facts: SignInPageFacts) => ReactNode },
): Promise<ReactNode> {
  const { payload, user } = req
  const wanted = searchParams?.redirect
  const redirectTo = getSafeRedirect({ fallbackTo: payload.config.routes.admin, redirectTo: wanted ?? '' })
  if (user && !isForMembersToo) redirect(redirectTo)
  const { name } = await payload.findGlobal({ slug: 'settings', select: { name: true }, depth: 0, req })
  const singleSignOn = signOnFacts(req, { problem: searchParams?.problem, redirectTo })
  return shown({ publication: name, redirectTo, singleSignOn })
}
