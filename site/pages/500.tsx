import { ErrorPage } from '../components/ErrorPage.tsx'
import { lastKnownSite } from '../reader/readerApi.ts'

export const config = { unstable_runtimeJS: false }

/** What is left when a page that was never kept cannot even be rendered. Made once, when the site is built. */
export default function RenderFailure() {
  return <ErrorPage status={503} site={lastKnownSite()} authority={null} now={new Date()} />
}
