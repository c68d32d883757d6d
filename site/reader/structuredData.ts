import type { ReaderAuthor, ReaderProfile, ReaderShow } from '#contract/reader.schema.ts'
import { pictureAddress } from '#contract/readerAddresses.ts'
import type { ReaderArticle, ReaderArticlePage, ReaderPage, ReaderSite } from '#contract/readerApi.schema.ts'
import { articlePicture } from '../images/articlePicture.ts'
import { cutPictures } from '../images/sharePicture.ts'
import { nameOf, pathTo } from './breadcrumbs.ts'

type Thing = { '@type': string } & Record<string, unknown>

const absolute = (site: ReaderSite, path: string) => new URL(path, `${site.url}/`).href

function publisher(site: ReaderSite): Thing {
  const logo = { '@type': 'ImageObject', url: absolute(site, site.logo?.src ?? '/icon-512.png') }
  const sameAs = site.accounts.length > 0 ? site.accounts.map(({ href }) => href) : undefined
  return { '@type': 'NewsMediaOrganization', name: site.name, url: `${site.url}/`, logo, sameAs }
}

function webSite(site: ReaderSite): Thing {
  const urlTemplate = `${site.url}/search?q={search_term_string}`
  const target = { '@type': 'EntryPoint', urlTemplate }
  const search = { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' }
  return { '@type': 'WebSite', name: site.name, url: `${site.url}/`, potentialAction: search }
}

function breadcrumbs(page: ReaderPage): Thing {
  const { site } = page
  const trail = [...pathTo(page), { label: nameOf(page), href: page.path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(site, href),
    })),
  }
}

function playable(site: ReaderSite, article: ReaderArticle, thumbnailUrl: string | null): Record<string, Thing> {
  const media = article.featuredMedia
  if (media?.scheme !== 'video' && media?.scheme !== 'audio') return {}
  const thing = {
    name: article.headline,
    description: article.featuredMediaCaption || media.caption || article.dek || article.headline,
    contentUrl: absolute(site, media.src),
    encodingFormat: media.mimeType || undefined,
    thumbnailUrl: thumbnailUrl ?? undefined,
    uploadDate: article.publishDateTime,
  }
  return media.scheme === 'video'
    ? { video: { '@type': 'VideoObject', ...thing } }
    : { audio: { '@type': 'AudioObject', ...thing } }
}

// An advertisement is no news.
function typeOf({ type }: ReaderArticle): string {
  if (type === 'sponsored') return 'AdvertiserContentArticle'
  return type === 'opinion' ? 'OpinionNewsArticle' : 'NewsArticle'
}

function podcastSeries(site: ReaderSite, show: ReaderShow): Thing {
  return {
    '@type': 'PodcastSeries',
    name: show.name,
    url: absolute(site, show.url),
    description: show.description || undefined,
    image: show.logo ? pictureAddress(show.logo, site.url) : undefined,
    webFeed: absolute(site, `${show.url}/feed.xml`),
    sameAs: show.platforms.length > 0 ? show.platforms.map(({ href }) => href) : undefined,
  }
}

// ISO 8601, in seconds.
const durationOf = (seconds: number | null | undefined) => (seconds ? `PT${Math.round(seconds)}S` : undefined)

function podcastEpisode(page: ReaderArticlePage): Thing[] {
  const { article, references, site } = page
  if (article.type !== 'episode') return []
  const show = references.episodes[article.id]?.show
  const recording = page.episode?.recording
  return [
    {
      '@type': 'PodcastEpisode',
      name: article.headline,
      url: absolute(site, article.url),
      description: article.dek || undefined,
      datePublished: article.publishDateTime,
      timeRequired: durationOf(recording?.duration),
      episodeNumber: page.episode?.number ?? undefined,
      partOfSeason: page.episode?.season ? { '@type': 'PodcastSeason', seasonNumber: page.episode.season } : undefined,
      partOfSeries: show ? podcastSeries(site, show) : undefined,
      associatedMedia: recording
        ? {
            '@type': 'AudioObject',
            contentUrl: absolute(site, recording.src),
            encodingFormat: recording.mimeType || undefined,
            contentSize: recording.size ? String(recording.size) : undefined,
            duration: durationOf(recording.duration),
          }
        : undefined,
    },
  ]
}

function person(site: ReaderSite, author: ReaderAuthor & Partial<ReaderProfile>): Thing {
  const { name, url, role, portrait, links = [] } = author
  return {
    '@type': 'Person',
    name,
    url: url ? absolute(site, url) : undefined,
    jobTitle: role || undefined,
    image: portrait ? pictureAddress(portrait, site.url) : undefined,
    sameAs: links.length > 0 ? links.map(({ href }) => href) : undefined,
  }
}

// Returns the corrections and clarifications of a story; updates correct nothing.
function correctionsOf({ corrections }: ReaderArticle): Thing[] {
  return corrections.flatMap(({ kind, date, text }) =>
    kind === 'update' ? [] : [{ '@type': 'CorrectionComment', text, datePublished: date }],
  )
}

function newsArticle({ site, seo, article, credits }: Extract<ReaderPage, { kind: 'article' }>): Thing {
  const image = articlePicture(article)
  const corrections = correctionsOf(article)
  const profiles = new Map(credits.authors.map((profile) => [profile.url, profile]))
  return {
    '@type': typeOf(article),
    mainEntityOfPage: absolute(site, article.url),
    // Search engines cut longer headlines off (Google: 110 characters).
    headline: article.headline.slice(0, 110),
    description: seo.description || article.dek || undefined,
    image: image ? cutPictures(image, site.url) : undefined,
    ...playable(site, article, image && pictureAddress(image, site.url)),
    datePublished: article.publishDateTime,
    // What readers are shown, and not the last save.
    dateModified: article.updated ?? article.publishDateTime,
    correction: corrections.length > 0 ? corrections : undefined,
    author: article.authors.map((author) => person(site, profiles.get(author.url) ?? author)),
    publisher: publisher(site),
    articleSection: article.primarySection?.label,
    keywords: article.tags.length > 0 ? article.tags.map(({ label }) => label) : undefined,
    inLanguage: (article.language ?? site.language).lang,
    wordCount: article.wordCount,
    isAccessibleForFree: true,
  }
}

/** Returns the structured data of a page for search engines (schema.org); null where there is none. */
export function structuredData(page: ReaderPage): object | null {
  const { site } = page
  const graph: Thing[] = []
  switch (page.kind) {
    case 'home':
      graph.push(publisher(site), webSite(site))
      break
    case 'article':
      graph.push(newsArticle(page), ...podcastEpisode(page), breadcrumbs(page))
      break
    case 'author':
      graph.push(
        {
          '@type': 'ProfilePage',
          mainEntity: { ...person(site, page.profile), description: page.profile.bio || undefined },
        },
        breadcrumbs(page),
      )
      break
    case 'section':
      graph.push(...(page.show ? [podcastSeries(site, page.show)] : []), breadcrumbs(page))
      break
    case 'podcasts':
      graph.push(...page.shows.map(({ show }) => podcastSeries(site, show)), breadcrumbs(page))
      break
    case 'river':
      return null
    default:
      graph.push(breadcrumbs(page))
  }
  return { '@context': 'https://schema.org', '@graph': graph }
}

/** Serializes JSON for a script element: nothing in it can end the element. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
