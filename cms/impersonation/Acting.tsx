import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { actingNow } from '#plugins/impersonation/acting.service.ts'
import { ActingBar } from './ActingBar.tsx'
import { OtherTabs } from './otherTabs.tsx'

/** Puts above a page whom its person acts as. */
export async function Acting({
  payload,
  user,
  children,
}: Pick<ServerProps, 'payload' | 'user'> & { children: ReactNode }) {
  const acting = user ? await actingNow(payload, user) : null
  return (
    <>
      {user && <OtherTabs />}
      {acting && <ActingBar {...acting} />}
      {children}
    </>
  )
}
