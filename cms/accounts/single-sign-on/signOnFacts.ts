import type { PayloadRequest } from 'payload'
import { isSignOnRefusal, signOnRefusals } from '#plugins/accounts/single-sign-on/signOnRefusals.ts'
import { singleSignOnOf, singleSignOnPath } from '#plugins/accounts/single-sign-on/singleSignOn.options.ts'

/** What the log-in screen shows of the provider of single sign-on. */
export interface SignOnFacts {
  name: string
  href: string
  // Why the last log-in with it came to nothing, in words.
  refusal: string | null
}

/** @returns null where there is no single sign-on */
export function signOnFacts(
  req: Pick<PayloadRequest, 'payload'>,
  { problem, redirectTo }: { problem: unknown; redirectTo: string },
): SignOnFacts | null {
  const signOn = singleSignOnOf(req)
  if (!signOn) return null
  const { api } = req.payload.config.routes
  return {
    name: signOn.name,
    href: `${api}${singleSignOnPath}?redirect=${encodeURIComponent(redirectTo)}`,
    refusal: isSignOnRefusal(problem) ? signOnRefusals[problem](signOn.name) : null,
  }
}
