import { ErrorPage } from '../components/ErrorPage.tsx'
import { lastKnownSite } from '../reader/readerApi.ts'

export const config = { unstable_runtimeJS: false }

/** Shown when a page that was never cached cannot even be rendered. Rendered once, when the site is built. */
export default function RenderFailure() {
  return <ErrorPage status={503} site={lastKnownSite()} authority={null} now={new Date()} />
}
