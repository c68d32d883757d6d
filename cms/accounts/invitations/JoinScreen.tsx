'use client'

import { z } from 'zod'
import { callRest } from '../../api/rest.ts'
import { NewPasswordField } from '../passwords/NewPasswordField.tsx'
import { LinkFrame } from '../sign-in/LinkFrame.tsx'
import { SignInField } from '../sign-in/SignInField.tsx'
import { SignInForm } from '../sign-in/SignInForm.tsx'

const invitation = z.object({
  publication: z.string(),
  inviter: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
})

// What the role requires before the first session, which the log-in goes on with.
const joined = z.object({ further: z.object({}).loose().optional() })

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Renders the page that an invitation opens: who invites to what, and the new account. */
export function JoinScreen({ publication, home }: { publication: string; home: string }) {
  return (
    <LinkFrame
      publication={publication}
      title={`Join ${publication}`}
      door="invitation"
      facts={invitation}
      lead={({ inviter, roles }) =>
        roles.length > 0
          ? `${inviter} invites you to the newsroom as ${listed.format(roles)}.`
          : `${inviter} invites you to the newsroom.`
      }
    >
      {({ email, name }, secret) => (
        <SignInForm
          submit="Make my account"
          busy="Making your account…"
          onSubmit={async (fields) => {
            const json = { secret, name: String(fields.get('name')), password: String(fields.get('password')) }
            const { further } = await callRest('/api/account/join', joined, { method: 'POST', json })
            // The whole page again, without the secret: everything in it was made for a stranger.
            window.location.assign(further ? `/admin/login#${encodeURIComponent(JSON.stringify(further))}` : home)
          }}
        >
          <SignInField
            name="email"
            type="email"
            label="E-mail"
            autoComplete="username"
            defaultValue={email}
            readOnly
            hint="You log in with it."
          />
          <SignInField
            name="name"
            label="Your name"
            autoComplete="name"
            defaultValue={name}
            required
            autoFocus={!name}
          />
          <NewPasswordField name="password" label="Password" about={[publication]} autoFocus={Boolean(name)} />
        </SignInForm>
      )}
    </LinkFrame>
  )
}
