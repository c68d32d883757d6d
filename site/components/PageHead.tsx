import Head from 'next/head'
import type { ReaderMedia } from '#contract/reader.schema.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { sharedPicture } from '../images/sharePicture.ts'
import { textPath } from '../reader/otherForms.ts'
import { storiesOnPage } from '../reader/storiesOnPage.ts'
import { scriptJson, structuredData } from '../reader/structuredData.ts'

interface Props {
  page: ReaderPage
}

/** Returns the address of a page of a listing; the first has none of its own. */
export function listingPath(path: string, number: number): string {
  return number > 1 ? `${path}?page=${number}` : path
}

// Returns the picture of the newest story, for a page of stories where the publication has no picture of its own.
function newestPicture(page: ReaderPage): ReaderMedia | null {
  return storiesOnPage(page).find(({ image }) => image && image.mimeType !== 'image/svg+xml')?.image ?? null
}

/**
 * Renders all parts of a page's head that depend on the page: titles, canonical address, social networks, search
 * engines.
 */
export function PageHead({ page }: Props) {
  const { site, seo, path } = page
  const listing = 'listing' in page ? page.listing : null
  const canonical = site.url + listingPath(path, listing?.page ?? 1)
  const pageTitle = listing && listing.page > 1 ? `${seo.title} (page ${listing.page})` : seo.title
  const next =
    listing && listing.page < listing.pages ? listing.page + 1 : page.kind === 'home' && page.hasMore ? 2 : null
  const title = page.kind === 'home' || pageTitle.includes(site.name) ? pageTitle : `${pageTitle} | ${site.name}`
  const data = structuredData(page)
  const picture = seo.image ?? newestPicture(page)
  const image = picture && { ...sharedPicture(picture, site.url), alt: picture.alt }
  return (
    <Head>
      <title>{title}</title>
      {seo.description ? <meta name="description" content={seo.description} key="description" /> : null}
      <link rel="canonical" href={canonical} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={page.kind === 'article' ? 'article' : 'website'} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:url" content={canonical} />
      {seo.description ? <meta property="og:description" content={seo.description} /> : null}
      {image ? <meta property="og:image" content={image.url} /> : null}
      {image?.size ? <meta property="og:image:width" content={String(image.size.width)} /> : null}
      {image?.size ? <meta property="og:image:height" content={String(image.size.height)} /> : null}
      {image?.alt ? <meta property="og:image:alt" content={image.alt} /> : null}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {page.kind === 'article' ? (
        <>
          <meta property="article:published_time" content={page.article.publishDateTime} />
          <meta property="article:modified_time" content={page.article.updated ?? page.article.publishDateTime} />
          {page.article.authors.map(({ name, url }) => (
            <meta key={name} property="article:author" content={url ? site.url + url : name} />
          ))}
          {page.article.primarySection ? (
            <meta property="article:section" content={page.article.primarySection.label} />
          ) : null}
          {page.article.tags.map(({ label, href }) => (
            <meta key={href} property="article:tag" content={label} />
          ))}
        </>
      ) : null}
      {listing && listing.page > 1 ? <link rel="prev" href={listingPath(path, listing.page - 1)} /> : null}
      {next === null ? null : <link rel="next" href={listingPath(path, next)} />}
      {page.kind === 'article' || page.kind === 'home' || 'listing' in page ? (
        <link
          rel="alternate"
          type="text/html"
          title="Text only"
          href={textPath(listingPath(path, listing?.page ?? 1))}
        />
      ) : null}
      <link rel="alternate" type="application/rss+xml" title={site.name} href="/feed.xml" />
      {page.kind === 'podcasts'
        ? page.shows.map(({ show }) => (
            <link
              key={show.id}
              rel="alternate"
              type="application/rss+xml"
              title={show.name}
              href={`${show.url}/feed.xml`}
            />
          ))
        : null}
      {page.kind === 'section' || page.kind === 'tag' || page.kind === 'author' ? (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${site.name}: ${page.title}`}
          href={`${path}/feed.xml`}
        />
      ) : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element */}
      {data ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} /> : null}
    </Head>
  )
}
