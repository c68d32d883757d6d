import NextDocument, {
  type DocumentContext,
  type DocumentInitialProps,
  Head,
  Html,
  Main,
  NextScript,
} from 'next/document'
import { z } from 'zod'
import type { ReaderLanguage } from '#contract/reader.schema.ts'
import { type PageKind, pageKinds } from '#contract/readerEvents.schema.ts'
import textFont from '../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'
import { siteEnvironment } from '../environment.ts'
import { editorScriptPolicy } from '../reader/editorScripts.ts'
import {
  adScript,
  consentLook,
  consentScript,
  islandLoader,
  listeningScript,
  previewScript,
  schemeScript,
  storyTools,
  viewBeacon,
} from '../reader/pageScripts.ts'

// What pages say of themselves in their properties.
const site = z.object({ language: z.object({ lang: z.string(), dir: z.enum(['ltr', 'rtl']) }) })
const withPage = z.object({ page: z.object({ site }) }).transform(({ page }) => page.site.language)
const withSite = z.object({ site }).transform((props) => props.site.language)
const language = z.union([withPage, withSite])

const withKind = z.object({ page: z.object({ kind: z.enum(pageKinds) }) })

interface Props extends DocumentInitialProps {
  hasIslands: boolean
  // A page that is counted when it is read, or a part that reports what readers do.
  hasBeacon: boolean
  // A paper with podcasts: an episode goes on over its pages.
  hasListening: boolean
  hasStoryTools: boolean
  // A page with places of an ad server.
  hasAdFrames: boolean
  // A publication that asks readers before anything of others loads.
  hasConsent: boolean
  // A draft: it is kept up to date, and nothing on it is counted.
  isPreview: boolean
}

/** The frame of every page. What neither moves nor is counted, as search and errors, gets the script of colours alone. */
export default class ReaderDocument extends NextDocument<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const initial = await NextDocument.getInitialProps(context)
    const policy = editorScriptPolicy(initial.html, context.res?.getHeader('content-security-policy'))
    if (policy) context.res?.setHeader('Content-Security-Policy', policy)
    const hasIslands = initial.html.includes('data-island="')
    const isPreview = context.pathname === '/preview/[token]'
    const isPage = context.pathname === '/[[...path]]' && (context.res?.statusCode ?? 200) === 200
    const hasBeacon = !isPreview && (hasIslands || isPage)
    const hasListening = !isPreview && initial.html.includes('data-podcasts="')
    const hasStoryTools = initial.html.includes('data-story-tools="')
    const hasAdFrames = !isPreview && initial.html.includes('data-ad-frame="')
    const hasConsent = initial.html.includes('data-consent="')
    return { ...initial, hasIslands, hasBeacon, hasListening, hasStoryTools, hasAdFrames, hasConsent, isPreview }
  }

  override render() {
    const { CONSENT_PLATFORM_URL: consentPlatform } = siteEnvironment()
    return (
      <Html {...languageOfPage(this.props.__NEXT_DATA__.props.pageProps)}>
        <Head>
          <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="icon" sizes="32x32" href="/favicon.ico" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/site.webmanifest" />
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" data-scheme="light" />
          <meta name="theme-color" content="#121212" media="(prefers-color-scheme: dark)" data-scheme="dark" />
          {/* Neither deferred nor a module: nothing is drawn before it has run. */}
          {schemeScript ? <script src={schemeScript} /> : null}
          {/* It takes the markup before parts of the page change it. */}
          {this.props.isPreview && previewScript ? <script type="module" src={previewScript} /> : null}
          {(this.props.hasIslands || this.props.isPreview) && islandLoader ? (
            <script type="module" src={islandLoader} />
          ) : null}
          {this.props.hasConsent && consentScript ? (
            <>
              <meta name="consent-look" content={consentLook ?? ''} />
              {consentPlatform ? <meta name="consent-platform" content={consentPlatform} /> : null}
              <script type="module" src={consentScript} />
            </>
          ) : null}
          {this.props.hasAdFrames && adScript ? <script type="module" src={adScript} /> : null}
          {this.props.hasListening && listeningScript ? <script type="module" src={listeningScript} /> : null}
          {this.props.hasStoryTools && storyTools ? <script type="module" src={storyTools} /> : null}
          {this.props.hasBeacon && viewBeacon ? <script type="module" src={viewBeacon} /> : null}
        </Head>
        <body data-page={kindOfPage(this.props.__NEXT_DATA__.props.pageProps)}>
          <Main />
          <NextScript />
        </body>
      </Html>
    )
  }
}

// Returns the kind of a page, by which it is counted; "other" for one that has none.
function kindOfPage(pageProps: unknown): PageKind {
  return withKind.safeParse(pageProps).data?.page.kind ?? 'other'
}

// Returns what a page as a whole is written in: the publication's language. English where nothing is known of it.
function languageOfPage(pageProps: unknown): ReaderLanguage {
  return language.safeParse(pageProps).data ?? { lang: 'en', dir: 'ltr' }
}
