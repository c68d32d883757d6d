import type { GetServerSideProps } from 'next'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import type { Preferences } from '#contract/subscribing.schema.ts'
import { PreferencesPage } from '../../components/PreferencesPage.tsx'
import { SubscriptionPage } from '../../components/SubscriptionPage.tsx'
import { siteFrame } from '../../reader/readerApi.ts'
import { readerPreferences } from '../../reader/subscriptions.ts'

interface Props {
  // Null for a link that is invalid; undefined is never sent.
  preferences: Preferences | null
  hasFailed: boolean
  token: string
  isSaved: boolean
  site: ReaderSite
  now: string
}

export const config = { unstable_runtimeJS: false }

/** Shows the subscriptions of the address that a mail was sent to: its link is the key, no log-in is needed. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ query, res }) => {
  const token = typeof query.token === 'string' ? query.token : ''
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Referrer-Policy', 'no-referrer')
  const found = await readerPreferences(token, null).catch((error: unknown) => {
    console.error('Preferences of a reader could not be read:', error)
    return undefined
  })
  if (found === undefined) res.statusCode = 502
  else if (found === null) res.statusCode = 404
  return {
    props: {
      preferences: found ?? null,
      hasFailed: found === undefined,
      token,
      isSaved: query.saved === '1',
      site: await siteFrame(),
      now: new Date().toISOString(),
    },
  }
}

export default function PreferencesRoute({ preferences, hasFailed, token, isSaved, site, now }: Props) {
  const moment = new Date(now)
  if (!preferences) return <SubscriptionPage state={{ step: hasFailed ? 'failed' : 'void' }} site={site} now={moment} />
  return <PreferencesPage preferences={preferences} token={token} isSaved={isSaved} site={site} now={moment} />
}
