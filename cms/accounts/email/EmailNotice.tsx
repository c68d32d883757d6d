'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useRpc } from '../../api/RpcProvider.tsx'
import { keepFocusWhenDisabled } from '../../kit/keepFocusWhenDisabled.ts'
import { SmallButton } from '../../kit/SmallButton.tsx'
import './emailNotice.css'

/** Says on the screen of the account that its e-mail address is not verified, and sends the link. */
export function EmailNotice() {
  const rpc = useRpc()
  const { data } = useQuery({
    queryKey: ['account.emailState'],
    queryFn: ({ signal }) => rpc.account.emailState.query({}, { signal }),
  })
  const {
    mutate,
    isPending,
    data: sent,
    error,
  } = useMutation({ mutationFn: () => rpc.account.sendVerification.mutate({}) })
  if (!data?.isMailing || data.isVerified) return null
  return (
    <section className="email-notice" aria-label="E-mail address">
      <p role="status">
        {sent
          ? `A link is on its way to ${sent.email}. It works once, within a day.`
          : `Your address ${data.email} is not verified. With a link that we mail you, you can be sure to get mail of the newsroom.`}
      </p>
      {error && <p role="alert">{error.message}</p>}
      <SmallButton disabled={isPending} extraButtonProps={keepFocusWhenDisabled} onClick={() => mutate()}>
        {sent ? 'Send the link again' : 'Send the link'}
      </SmallButton>
    </section>
  )
}
