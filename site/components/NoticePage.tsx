import Head from 'next/head'
import type { ReactNode } from 'react'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { SiteFrame } from './SiteFrame.tsx'

interface Props {
  site: ReaderSite
  now: Date
  // The path of the page, to mark where the reader is.
  path?: string
  label: string
  headline: string
  children: ReactNode
  below?: ReactNode
  wayOn: { href: string; label: string }
}

/** Renders a page in place of a story, in the voice of the paper: it says one thing, and gives a way on. */
export function NoticePage({ site, now, path, label, headline, children, below, wayOn }: Props) {
  return (
    <SiteFrame site={site} now={now} path={path}>
      <Head>
        <title>{`${headline} | ${site.name}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <article className="absence">
        <p className="absence__label">{label}</p>
        <h1 className="absence__headline">{headline}</h1>
        <div className="absence__text">{children}</div>
        <p>
          <a className="absence__way-on" href={wayOn.href}>
            {wayOn.label}
          </a>
        </p>
      </article>
      {below}
    </SiteFrame>
  )
}
