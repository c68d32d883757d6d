import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { z } from 'zod'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { delegationOf } from '#collections/permissions/delegation.ts'
import { userRules } from '#collections/users/users.policy.ts'
import { EmailNotice } from '../email/EmailNotice.tsx'
import { SecondFactorSection } from '../factors/SecondFactorSection.tsx'
import { PasswordSection } from '../passwords/PasswordSection.tsx'
import { SessionsSection } from '../sessions/SessionsSection.tsx'
import { IdentitiesSection } from '../single-sign-on/IdentitiesSection.tsx'
import { TokensSection } from '../tokens/TokensSection.tsx'
import { ActedAsSection } from './ActedAsSection.tsx'
import { LookSection } from './LookSection.tsx'
import { type OwnPicture, PictureSection } from './PictureSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** Renders the account of the person at the screen: who they are, how they log in, and where. */
export async function AccountView({ initPageResult: { req } }: AdminViewServerProps) {
  const account = await ownAccount(req)
  if (!account) redirect('/admin/login?redirect=/admin/account')
  const { profile, picture } = account
  if (delegationOf(req)) return <AccountOfOther name={profile.name} />
  const mayChange = userRules.update.allows(await actorOfRequest(req), profile)
  return (
    <main className="account">
      <h1>Account</h1>
      <EmailNotice />
      <ProfileSection profile={profile} mayChange={mayChange} />
      {mayChange && <PictureSection userId={profile.id} name={profile.name} picture={picture} />}
      <PasswordSection />
      <SecondFactorSection />
      <IdentitiesSection />
      <SessionsSection />
      <TokensSection userId={profile.id} />
      <ActedAsSection />
      <LookSection userId={profile.id} />
    </main>
  )
}

// What gives control of an account is refused at every door, not only here.
function AccountOfOther({ name }: { name: string }) {
  return (
    <main className="account">
      <h1>Account</h1>
      <p className="account__closed">
        You act as {name}. Their name, password, second factor and log-ins are theirs alone. Stop to see your own
        account.
      </p>
    </main>
  )
}

const part = z.number().nullish()
const row = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.object({ name: z.string() }).or(z.number())).nullish(),
  avatar: z
    .object({ id: z.number(), url: z.string().nullish(), thumbnailURL: z.string().nullish() })
    .nullish()
    .catch(null),
  avatarCrop: z.object({ x: part, y: part, zoom: part }).nullish(),
})

async function ownAccount({ payload, user }: PayloadRequest) {
  if (!user) return null
  const found = await payload.findByID({
    collection: 'users',
    id: user.id,
    depth: 1,
    overrideAccess: true,
    disableErrors: true,
  })
  const { success, data } = row.safeParse(found)
  if (!success) return null
  const { roles, avatar, avatarCrop, ...rest } = data
  const url = avatar?.thumbnailURL ?? avatar?.url
  const picture: OwnPicture | null = avatar && url ? { id: avatar.id, url, crop: avatarCrop } : null
  const names = (roles ?? []).flatMap((role) => (typeof role === 'object' ? [role.name] : []))
  return { profile: { ...rest, roles: names }, picture }
}
