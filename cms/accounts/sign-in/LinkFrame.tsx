'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { apiErrorOf } from '../../api/apiError.ts'
import { callRest } from '../../api/rest.ts'
import { BackToLogIn, SignInFrame } from './SignInFrame.tsx'
import { useLinkSecret } from './useLinkSecret.ts'

interface LinkFrameProps<Facts> {
  publication: string
  title: string
  // Below `/api/account`: says what a link is for, or why it no longer works.
  door: string
  facts: z.ZodType<Facts>
  // Shown with a link that no longer works: another way to go on.
  instead?: ReactNode
  lead: (facts: Facts) => ReactNode
  children: (facts: Facts, secret: string) => ReactNode
}

/** Renders a page that a link of a mail opens: what it is for, or why it no longer works and what to do then. */
export function LinkFrame<Facts>(props: LinkFrameProps<Facts>) {
  const { publication, title, door, facts, instead, lead, children } = props
  const secret = useLinkSecret()
  const { data, error, refetch } = useQuery({
    queryKey: [door, secret],
    queryFn: ({ signal }) => callRest(`/api/account/${door}`, facts, { method: 'POST', json: { secret }, signal }),
    enabled: secret !== null,
  })
  const refusal = apiErrorOf(error)
  return (
    <SignInFrame publication={publication} title={title} lead={data && lead(data)} foot={<BackToLogIn />}>
      {data && secret !== null && children(data, secret)}
      {error && (
        <div className="sign-in__form">
          <div role="alert" className="sign-in__refusal">
            {refusal?.message ?? 'Something went wrong.'}
          </div>
          {refusal && refusal.status >= 400 && refusal.status < 500 ? (
            instead
          ) : (
            <button type="button" className="sign-in__again" onClick={() => void refetch()}>
              Try again
            </button>
          )}
        </div>
      )}
    </SignInFrame>
  )
}
