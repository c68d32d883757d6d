import type { GetServerSideProps } from 'next'
import { type PreviewAnswer, previewAnswer, previewCallPath } from '#contract/preview.schema.ts'
import { type PreviewView, previewViews } from '#contract/previewMessages.ts'
import type { ReaderPage, ReaderSite } from '#contract/readerApi.schema.ts'
import { ErrorPage } from '../../components/ErrorPage.tsx'
import { siteEnvironment } from '../../environment.ts'
import { EndedPreview, PreviewPage } from '../../preview/PreviewPage.tsx'
import { setUnavailableHeaders } from '../../reader/cachingHeaders.ts'
import { lastKnownSite } from '../../reader/readerApi.ts'
import { callBackOffice } from '../../server/backOfficeCall.ts'

type Props = { now: string } & (
  | { state: 'shown'; page: ReaderPage; view: PreviewView; expiresAt: string; backOffice: string }
  | { state: 'ended' | 'unavailable'; site: ReaderSite }
)

export const config = { unstable_runtimeJS: false }

/** A draft as readers would get it, for everyone who has its link. It is not kept, indexed or counted. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query, res }) => {
  const now = new Date().toISOString()
  const backOffice = new URL(siteEnvironment().CMS_URL).origin
  const policy = res.getHeader('content-security-policy')
  if (typeof policy === 'string') res.setHeader('Content-Security-Policy', previewPolicy(policy, backOffice))
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Robots-Tag', 'noindex, nofollow')
  // The address of this page is a key; players of films need to know the site.
  res.setHeader('Referrer-Policy', 'strict-origin')
  try {
    const answer = await readPreview(String(params?.token))
    if (answer.status === 200) {
      const view = previewViews.find((known) => known === query.view) ?? 'page'
      return { props: { state: 'shown', page: answer.page, view, expiresAt: answer.expiresAt, backOffice, now } }
    }
    res.statusCode = 404
    return { props: { state: 'ended', site: answer.site, now } }
  } catch (error) {
    console.warn('A preview could not be shown:', error)
    setUnavailableHeaders(res)
    return { props: { state: 'unavailable', site: lastKnownSite(), now } }
  }
}

export default function PreviewRoute(props: Props) {
  const now = new Date(props.now)
  if (props.state === 'shown') {
    const { page, view, expiresAt, backOffice } = props
    return <PreviewPage page={page} view={view} expiresAt={new Date(expiresAt)} backOffice={backOffice} now={now} />
  }
  if (props.state === 'ended') return <EndedPreview site={props.site} now={now} />
  return <ErrorPage status={503} site={props.site} authority={null} now={now} />
}

// Reads the draft that a link names. @throws Error when the back office does not answer
async function readPreview(token: string): Promise<PreviewAnswer> {
  const { CMS_URL: cmsUrl, REVALIDATE_SECRET: secret } = siteEnvironment()
  return previewAnswer.parse(await callBackOffice({ cmsUrl, secret }, previewCallPath, { token }, Date.now()))
}

// Returns the site's content policy for a page that only the back office may show in a frame.
function previewPolicy(policy: string, backOffice: string): string {
  return policy.replace(/frame-ancestors [^;]*/u, `frame-ancestors ${backOffice}`)
}
