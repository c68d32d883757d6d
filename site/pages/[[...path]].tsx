import type { GetServerSideProps } from 'next'
import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import type { ReaderArticlePage, ReaderPage, ReaderRepublishing, ReaderSite } from '#contract/readerApi.schema.ts'
import { ErrorPage } from '../components/ErrorPage.tsx'
import { PageOfPaper } from '../components/PageOfPaper.tsx'
import { blockedByLink, setCachingHeaders, setUnavailableHeaders } from '../reader/cachingHeaders.ts'
import { otherFormOf, republishedStory, republishPath } from '../reader/otherForms.ts'
import { BackOfficeError, lastKnownSite, readPage } from '../reader/readerApi.ts'
import { RepublishPage } from '../republishing/RepublishPage.tsx'
import { privacyParameter, refusedPath } from '../server/cacheKey.ts'
import type { FixtureKind } from '../styleguide/styleguide.blocks.ts'

type Authority = ComponentProps<typeof ErrorPage>['authority']
type Offer = ComponentProps<typeof ErrorPage>['offer']

type PageProps =
  | { view: 'page'; page: ReaderPage; now: string }
  | { view: 'republish'; page: ReaderArticlePage; republishing: ReaderRepublishing; now: string }
  | { view: 'styleguide'; site: ReaderSite; examples: FixtureKind; now: string }
  | {
      view: 'error'
      status: 400 | 404 | 410 | 451 | 503
      site: ReaderSite
      authority: Authority
      offer?: Offer
      now: string
    }

/** Readers get HTML and CSS; what moves is an island with a bundle of its own. */
export const config = { unstable_runtimeJS: false }

const Styleguide =
  process.env.NODE_ENV === 'production'
    ? null
    : dynamic(() => import('../styleguide/Styleguide.tsx').then((loaded) => loaded.Styleguide))

/** Serves every address of the paper: asks the back office what is there, and answers with that status. */
export const getServerSideProps: GetServerSideProps<PageProps> = async ({ params, query, res }) => {
  const path = `/${[params?.path ?? []].flat().join('/')}`
  const now = new Date().toISOString()
  if (process.env.NODE_ENV !== 'production' && path === '/styleguide') {
    const { fixtureKinds } = await import('../styleguide/styleguide.blocks.ts')
    const examples = fixtureKinds.find((kind) => kind === query.examples) ?? 'valid'
    return { props: { view: 'styleguide', site: lastKnownSite(), examples, now } }
  }
  try {
    const story = republishedStory(path)
    const answer = await readPage(story ?? path, Number(query.page ?? 1))
    setCachingHeaders(res, answer.tags, answer.status === 200 ? answer.changesAt : null)
    switch (answer.status) {
      case 200: {
        const page = query[privacyParameter] === '1' ? withNothingOfOthers(answer.page) : answer.page
        if (story === null) return { props: { view: 'page', page, now } }
        const republishing = page.kind === 'article' ? page.republishing : null
        if (page.kind === 'article' && republishing) return { props: { view: 'republish', page, republishing, now } }
        res.statusCode = 404
        return { props: { view: 'error', status: 404, site: page.site, authority: null, now } }
      }
      case 301:
      case 307:
        res.writeHead(answer.status, {
          Location: story === null ? answer.location : otherFormOf(answer.location, republishPath),
        })
        res.end()
        return { props: { view: 'error', status: 404, site: lastKnownSite(), authority: null, now } }
      default: {
        const { site, blocks, references } = answer
        const status = path === refusedPath ? 400 : answer.status
        const authority = answer.authority === null ? null : { name: answer.authority, url: answer.authorityUrl }
        const blockedBy = blockedByLink(answer)
        res.statusCode = status
        if (blockedBy) res.setHeader('Link', blockedBy)
        return { props: { view: 'error', status, site, authority, offer: { blocks, references }, now } }
      }
    }
  } catch (error) {
    if (!(error instanceof BackOfficeError)) throw error
    console.warn(error.message)
    setUnavailableHeaders(res)
    return { props: { view: 'error', status: 503, site: lastKnownSite(), authority: null, now } }
  }
}

// Returns a page on which everything of other companies waits, as on those of a publication that asks its readers.
const withNothingOfOthers = <Page extends ReaderPage>(page: Page): Page => ({
  ...page,
  site: { ...page.site, asksConsent: true },
})

export default function ReaderRoute(props: PageProps) {
  const now = new Date(props.now)
  if (props.view === 'styleguide') {
    return Styleguide ? <Styleguide site={props.site} kind={props.examples} now={now} /> : null
  }
  if (props.view === 'error') {
    return <ErrorPage {...props} now={now} />
  }
  if (props.view === 'republish') {
    return <RepublishPage page={props.page} republishing={props.republishing} now={now} />
  }
  return <PageOfPaper page={props.page} now={now} />
}
