import type { CSSProperties, ReactNode } from 'react'
import { BlockInspectorIsland } from '#blocks/core/BlockInspector.island.tsx'
import { Island } from '#blocks/core/Island.tsx'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { accentColours } from '../format/accentColours.ts'
import { AlertBar } from './AlertBar.tsx'
import { Footer } from './Footer.tsx'
import { Masthead } from './Masthead.tsx'

interface Props {
  site: ReaderSite
  now: Date
  // The front page carries the nameplate large; every other page is headed by its story.
  isFrontPage?: boolean
  // The path of the page, to mark where the reader is.
  path?: string
  children: ReactNode
}

/** Renders the frame of every page: skip link, alert, masthead, footer and the publication's color. */
export function SiteFrame({ site, now, isFrontPage = false, path = '', children }: Props) {
  const accent = accentColours(site.accent)
  const style = { '--accent-on-light': accent.light, '--accent-on-dark': accent.dark } as CSSProperties
  return (
    <div
      className="site-frame"
      style={style}
      data-podcasts={site.hasPodcasts ? '' : undefined}
      data-consent={site.asksConsent ? '' : undefined}
    >
      <a className="skip-link" href="#main">
        Skip to the story
      </a>
      {site.alert ? <AlertBar alert={site.alert} site={site} /> : null}
      {/* Up here it is near from the start, wherever it is drawn. */}
      {process.env.NODE_ENV !== 'production' && (
        <Island name="block-inspector" component={BlockInspectorIsland} props={{}} />
      )}
      <Masthead site={site} now={now} isFrontPage={isFrontPage} path={path} />
      <main id="main" className="site-frame__main">
        {children}
      </main>
      <Footer site={site} now={now} />
    </div>
  )
}
