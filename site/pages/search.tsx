import type { GetServerSideProps } from 'next'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { clientNetwork } from '#contract/clientNetwork.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import type { ReaderSearch, SearchQuery } from '#contract/search.schema.ts'
import { SearchNotice, type SearchTrouble } from '../components/SearchNotice.tsx'
import { SearchPage } from '../components/SearchPage.tsx'
import { siteEnvironment } from '../environment.ts'
import { lastKnownSite, readSearch } from '../reader/readerApi.ts'
import { isCluttered, readSearchRequest, searchAddress } from '../reader/searchRequest.ts'

type Props =
  | { view: 'results'; found: ReaderSearch; query: SearchQuery; now: string }
  | { view: 'trouble'; trouble: SearchTrouble; text: string; site: ReaderSite; now: string }

export const config = { unstable_runtimeJS: false }

// Searches of one address in so many seconds: a newsroom behind one address, and no machine.
const tries = new RateLimiterMemory({ points: 60, duration: 60 })

// HTTP statuses of what is no page of results.
const statuses: Record<SearchTrouble, number> = {
  tooLong: 400,
  ended: 404,
  notAllowed: 405,
  tooMany: 429,
  tooSlow: 503,
  failed: 503,
}

/** Serves `/search`. No answer is kept: there is no end to what can be searched for. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ query: given, req, res }) => {
  const now = new Date().toISOString()
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Robots-Tag', 'noindex')
  const { query, text, isTooLong } = readSearchRequest(given)
  const trouble = (what: SearchTrouble) => {
    res.statusCode = statuses[what]
    if (what === 'notAllowed') res.setHeader('Allow', 'GET, HEAD')
    if (res.statusCode === 429 || res.statusCode === 503) res.setHeader('Retry-After', '60')
    return { props: { view: 'trouble' as const, trouble: what, text, site: lastKnownSite(), now } }
  }
  if (req.method !== 'GET' && req.method !== 'HEAD') return trouble('notAllowed')
  if (!isTooLong && isCluttered(given)) return { redirect: { destination: searchAddress(query), statusCode: 302 } }
  const isWithin = await tries.consume(clientNetwork(req, siteEnvironment().PROXIES)).catch(() => null)
  if (!isWithin) return trouble('tooMany')
  if (isTooLong) return trouble('tooLong')
  try {
    const found = await readSearch(query)
    return typeof found === 'string' ? trouble(found) : { props: { view: 'results', found, query, now } }
  } catch (error) {
    // Only that it failed: what a reader searched for is written nowhere.
    console.warn(`A search failed: ${error instanceof Error ? error.message : 'unknown'}`)
    return trouble('failed')
  }
}

export default function SearchRoute(props: Props) {
  const now = new Date(props.now)
  if (props.view === 'results') return <SearchPage found={props.found} query={props.query} now={now} />
  return <SearchNotice trouble={props.trouble} text={props.text} site={props.site} now={now} />
}
