import './signIn.css'
import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { BrandIcon } from '../../brand/Brand.tsx'

interface SignInFrameProps {
  // Name of the publication.
  publication: string
  title: string
  // One sentence under the title.
  lead?: ReactNode
  // Shown below: another way to go on.
  foot?: ReactNode
  children: ReactNode
}

/** Renders a page for people who have not logged in: the publication, what the page is for, and its form. */
export function SignInFrame({ publication, title, lead, foot, children }: SignInFrameProps) {
  return (
    <main className="sign-in">
      <div className="sign-in__sheet">
        <p className="sign-in__publication">
          <BrandIcon />
          <span>{publication}</span>
        </p>
        <h1 className="sign-in__title">{title}</h1>
        {lead && <p className="sign-in__lead">{lead}</p>}
        {children}
        {foot && <div className="sign-in__foot">{foot}</div>}
      </div>
    </main>
  )
}

/** Renders the way back to the log-in. */
export function BackToLogIn() {
  return (
    <Link href="/admin/login" prefetch={false}>
      Back to the log-in
    </Link>
  )
}
