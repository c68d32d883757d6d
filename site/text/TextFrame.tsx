import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { textFrontPath } from '../reader/otherForms.ts'

interface Props {
  site: ReaderSite
  title: string
  description: string
  canonical: string
  wayBack: string
  // The list begins at the front page: no link leads there.
  isFront?: boolean
  children: ReactNode
}

// The whole look of the page: a line that can be read, in any window.
const bodyStyle = {
  maxWidth: '38rem',
  margin: '0 auto',
  padding: '1rem',
  font: '1.125rem/1.5 Georgia,serif',
  overflowWrap: 'break-word',
  // What browsers draw anyway, said so that programs which measure contrast know it.
  background: 'Canvas',
  color: 'CanvasText',
} as const

// A document of text alone, without pictures, style sheets and scripts.
function TextFrame({ site, title, description, canonical, wayBack, isFront = false, children }: Props) {
  const { alert } = site
  return (
    <html {...site.language}>
      {/* biome-ignore lint/style/noHeadElement: no page of Next, but a document of its own */}
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {description ? <meta name="description" content={description} /> : null}
        <link rel="canonical" href={site.url + canonical} />
      </head>
      <body style={bodyStyle}>
        <header>
          {alert ? (
            <p dir="auto">
              <strong>{alert.url ? <a href={alert.url}>{alert.text}</a> : alert.text}</strong>
            </p>
          ) : null}
          <p>{isFront ? site.name : <a href={textFrontPath}>{site.name}</a>}</p>
        </header>
        <main>{children}</main>
        <footer>
          <hr />
          <p>
            <a href={canonical}>{wayBack}</a>
          </p>
        </footer>
      </body>
    </html>
  )
}

export function textHtmlDocument(props: Props): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<TextFrame {...props} />)}\n`
}
