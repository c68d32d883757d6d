/**
 * The answers of the reader API (`GET /api/reader/page?path=…` and others): one request a page, everything resolved, and
 * only what readers may see. The back office types its answers by these schemas, the reader site checks answers with them.
 */
import { z } from 'zod'
import { placedBlock } from './block.schema.ts'
import {
  readerAuthor,
  readerChapter,
  readerEpisodeNumbers,
  readerLanguage,
  readerLink,
  readerListedEpisode,
  readerMedia,
  readerProfile,
  readerRecording,
  readerReferences,
  readerShow,
  readerShowFeed,
  readerTeaser,
  readerTranscript,
} from './reader.schema.ts'

const tags = z.array(z.string())

const blocks = z.array(placedBlock)

// An alert above the masthead. `url` is null for an alert without a link; `id` changes with each edit.
const readerAlert = z.object({ id: z.string(), text: z.string(), url: z.string().nullable() })

export type ReaderAlert = z.infer<typeof readerAlert>

/** The publication: masthead, navigation, footer. */
export const readerSite = z.object({
  name: z.string(),
  brand: z.string(),
  tagline: z.string(),
  language: readerLanguage,
  /** IANA name. */
  timeZone: z.string(),
  /** The public address of the site, without a trailing slash. */
  url: z.string(),
  /** CSS colours; the dark one is used on dark paper. */
  accent: z.object({ light: z.string(), dark: z.string() }),
  logo: readerMedia.nullable(),
  navigation: z.array(readerLink),
  footer: z.array(readerLink),
  accounts: z.array(readerLink),
  address: z.array(z.string()),
  imprint: z.array(z.string()),
  /** Null while there is none. */
  alert: readerAlert.nullable(),
  /** True when at least one podcast is public. */
  hasPodcasts: z.boolean(),
  /** Readers are asked before anything of another company loads. */
  asksConsent: z.boolean(),
  /** Percent of readers who are not shown what is chosen for readers. */
  controlShare: z.number(),
  /** Address that is requested when a reader signs up for a newsletter; null for none. */
  conversionPixel: z.string().nullable(),
})

export type ReaderSite = z.infer<typeof readerSite>

const readerSeo = z.object({ title: z.string(), description: z.string(), image: readerMedia.nullable() })

export type ReaderSeo = z.infer<typeof readerSeo>

// A note to readers about a change of a published story: plain text, with an ISO 8601 date.
const readerCorrection = z.object({
  kind: z.enum(['correction', 'clarification', 'update']),
  date: z.string(),
  text: z.string(),
})

export type ReaderCorrection = z.infer<typeof readerCorrection>

const readerCredits = z.object({
  authors: z.array(readerProfile),
  // By role, in the order of the story.
  contributors: z.array(z.object({ role: z.string(), people: z.array(readerAuthor) })),
  // Agencies and partners; `url` is null where only the name is known.
  sources: z.array(z.object({ name: z.string(), url: z.string().nullable() })),
})

export type ReaderCredits = z.infer<typeof readerCredits>

const readerArticle = readerTeaser.extend({
  dekBlocks: blocks,
  blocks,
  featuredMedia: readerMedia.nullable(),
  featuredMediaCaption: z.string(),
  headlinePlacement: z.enum(['TOP', 'BOTTOM']),
  sections: z.array(readerLink),
  tags: z.array(readerLink),
  wordCount: z.number(),
  sponsoredUrl: z.string().nullable(),
  // The newest first. An update without words only sets `updated`.
  corrections: z.array(readerCorrection),
  // Time of the last change that is shown to readers, ISO 8601; null for none since the publication.
  updated: z.string().nullable(),
})

export type ReaderArticle = z.infer<typeof readerArticle>

// A page of a list; `pages` is at least 1.
const readerListing = z.object({
  posts: z.array(readerTeaser),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
})

export type ReaderListing = z.infer<typeof readerListing>

const readerIssue = z.object({ id: z.string(), title: z.string(), url: z.string(), publishDateTime: z.string() })

export type ReaderIssue = z.infer<typeof readerIssue>

// A newsletter with its sign-up form and its newest issues.
const readerNewsletterList = z.object({
  id: z.string(),
  name: z.string(),
  signup: blocks,
  issues: z.array(readerIssue),
})

export type ReaderNewsletterList = z.infer<typeof readerNewsletterList>

const pageBase = z.object({
  site: readerSite,
  // The canonical path, beginning with "/".
  path: z.string(),
  seo: readerSeo,
  references: readerReferences,
})

const titledPage = pageBase.extend({ title: z.string() })

// A page of stories; `aside` stands beside them: the most read ones, the form of a newsletter.
const listPage = titledPage.extend({ listing: readerListing, aside: blocks })

const readerEpisode = readerEpisodeNumbers.extend({
  recording: readerRecording.nullable(),
  // In the order of the recording.
  chapters: z.array(readerChapter),
  transcript: readerTranscript.nullable(),
})

export type ReaderEpisode = z.infer<typeof readerEpisode>

// Who may publish a story again, and on which terms.
const readerRepublishing = z.object({
  audience: z.enum(['anyone', 'news', 'noncommercial']),
  // Name of the licence; its text is at `licenceUrl` where that is known.
  licence: z.string(),
  licenceUrl: z.string().nullable(),
  terms: z.array(z.string()),
})

export type ReaderRepublishing = z.infer<typeof readerRepublishing>

const readerArticlePage = pageBase.extend({
  kind: z.literal('article'),
  article: readerArticle,
  credits: readerCredits,
  // Null for a story that others may not publish.
  republishing: readerRepublishing.nullable(),
  // Null for posts of other types.
  episode: readerEpisode.nullable(),
  // The story's sections from the topmost: the parent of its primary section, then that section.
  trail: z.array(readerLink),
  // The story of the same section that came out before this one.
  next: readerTeaser.nullable(),
  // Those that share most tags with it first, then the newest of its section.
  more: z.array(readerTeaser),
  // Whether readers have read stories enough for a whole list of Most Read below this one.
  hasMostRead: z.boolean(),
})

export type ReaderArticlePage = z.infer<typeof readerArticlePage>

/** A page of the paper. */
export const readerPage = z.discriminatedUnion('kind', [
  pageBase.extend({
    kind: z.literal('home'),
    /** Rows and sections with posts in their slots. */
    blocks,
    /** When it was launched, ISO 8601; null before the first launch, and for a draft. */
    launchedAt: z.string().nullable(),
    /** Whether there are stories that are not on it. */
    hasMore: z.boolean(),
  }),
  /** A further page of the home page: the newest stories that are not on the first. */
  listPage.extend({ kind: z.literal('river') }),
  readerArticlePage,
  listPage.extend({
    kind: z.literal('section'),
    description: blocks,
    /** Null for a section that is no podcast. */
    show: readerShow.nullable(),
    /** The episodes of a show among the posts, by the id of the post. */
    episodes: z.record(z.string(), readerListedEpisode),
    /** The sections that it is part of, the topmost first. */
    trail: z.array(readerLink),
    /** The sections that are part of it. */
    parts: z.array(readerLink),
  }),
  listPage.extend({ kind: z.literal('tag') }),
  listPage.extend({ kind: z.literal('author'), profile: readerProfile }),
  titledPage.extend({
    kind: z.literal('podcasts'),
    shows: z.array(
      z.object({
        show: readerShow,
        newest: readerTeaser.nullable(),
        /** The newest one as an episode. */
        episode: readerListedEpisode.nullable(),
      }),
    ),
  }),
  /** The stories that are read most; without blocks while none was read. */
  titledPage.extend({ kind: z.literal('most-read'), blocks }),
  titledPage.extend({ kind: z.literal('page'), blocks, updatedAt: z.string() }),
  titledPage.extend({ kind: z.literal('newsletters'), lists: z.array(readerNewsletterList) }),
  titledPage.extend({
    kind: z.literal('issue'),
    /** Name of the newsletter that it is an issue of. */
    list: z.string(),
    publishDateTime: z.string(),
    blocks,
    /** The form to subscribe to the newsletter. */
    signup: blocks,
  }),
])

export type ReaderPage = z.infer<typeof readerPage>

// A status that has a body of its own but no story; `blocks` offer others. `authority` (451) names who demanded the
// removal (RFC 7725), and `authorityUrl` is where to read about it.
const readerError = z.object({
  status: z.literal([404, 410, 451]),
  site: readerSite,
  authority: z.string().nullable(),
  authorityUrl: z.string().nullable(),
  blocks,
  references: readerReferences,
  tags,
})

export type ReaderError = z.infer<typeof readerError>

/**
 * The answer to "what is at this path?". The HTTP status of the call itself is 200; `status` is what the reader gets.
 * `changesAt` is when the page changes next without a purge: a pin ends, an alert begins or ends, Most Read may be whole.
 */
export const readerAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal(200), page: readerPage, tags, changesAt: z.iso.datetime().nullable() }),
  z.object({ status: z.literal([301, 307]), location: z.string(), tags }),
  readerError,
])

export type ReaderAnswer = z.infer<typeof readerAnswer>

/** `GET /api/reader/tool?assistant=slug` or `?forum=id`: what the page of a conversation without script needs. */
export const readerTool = z.object({ site: readerSite, references: readerReferences })

export type ReaderTool = z.infer<typeof readerTool>

/**
 * `GET /api/reader/feed[?section=slug]`, or `?aggregator=1` for the posts with the switch on: the newest 30 posts, whole.
 * `path` is that of the page the feed belongs to.
 */
export const readerFeed = z.object({
  site: readerSite,
  title: z.string(),
  path: z.string(),
  articles: z.array(readerArticle),
  /** Recordings of the episodes among them, by the id of the post. */
  recordings: z.record(z.string(), readerRecording),
  references: readerReferences,
  tags,
})

export type ReaderFeed = z.infer<typeof readerFeed>

/**
 * `GET /api/reader/podcast?show=slug`: the newest 300 episodes that can be heard, whole but for their transcripts. `path` is
 * that of the show's page.
 */
export const readerPodcast = z.object({
  site: readerSite,
  path: z.string(),
  show: readerShow,
  feed: readerShowFeed,
  episodes: z.array(
    z.object({
      article: readerArticle,
      recording: readerRecording,
      chapters: z.array(readerChapter),
      transcriptType: readerTranscript.shape.type.nullable(),
      /** The episode's GUID in feeds, which does not depend on its address. */
      guid: z.string(),
      ...readerEpisodeNumbers.shape,
      /** Who is heard and who made it, the authors as hosts first. */
      people: z.array(readerAuthor.extend({ role: z.string(), portrait: readerMedia.nullable() })),
    }),
  ),
  references: readerReferences,
  tags,
})

export type ReaderPodcast = z.infer<typeof readerPodcast>

/** `GET /api/reader/episode?id=12`: the parts of an episode that podcast apps read by themselves. */
export const readerEpisodeParts = readerEpisode.pick({ chapters: true, transcript: true }).extend({ tags })

export type ReaderEpisodeParts = z.infer<typeof readerEpisodeParts>

/** `GET /api/reader/captions?id=12`: the captions of a film or recording, WebVTT. */
export const readerCaptions = z.object({ text: z.string(), tags })

export type ReaderCaptions = z.infer<typeof readerCaptions>

/** `GET /api/reader/sitemap`: how many parts of at most 5,000 addresses there are. */
export const readerSitemapIndex = z.object({ site: readerSite, parts: z.number(), tags })

export type ReaderSitemapIndex = z.infer<typeof readerSitemapIndex>

/** `GET /api/reader/sitemap?part=1`. */
export const readerSitemapPart = z.object({
  site: readerSite,
  entries: z.array(z.object({ path: z.string(), updatedAt: z.string() })),
  tags,
})

export type ReaderSitemapPart = z.infer<typeof readerSitemapPart>

/** `GET /api/reader/news-sitemap`: posts of the last 48 hours, at most 1,000. */
export const readerNewsSitemap = z.object({
  site: readerSite,
  posts: z.array(
    z.object({
      path: z.string(),
      headline: z.string(),
      publishDateTime: z.string(),
      language: readerLanguage.nullable(),
    }),
  ),
  tags,
})

export type ReaderNewsSitemap = z.infer<typeof readerNewsSitemap>

/** `GET /api/reader/programs`: the contents of robots.txt and llms.txt. */
export const readerPrograms = z.object({
  site: readerSite,
  /** Programs by name, with the paths that each may not read. */
  robots: z.array(z.object({ agent: z.string(), paths: z.array(z.string()) })),
  /** Text of llms.txt; null where there is none. */
  llms: z.object({ about: z.string() }).nullable(),
  tags,
})

export type ReaderPrograms = z.infer<typeof readerPrograms>

/** `GET /api/reader/ads`: the zones of the ad server, and who may sell advertisements. Empty where there are none. */
export const readerAdSettings = z.object({
  network: z.string().nullable(),
  /** Zones that pages have. */
  zones: z.array(z.string()),
  /** Texts of ads.txt and app-ads.txt; null where there is no such file. */
  sellers: z.string().nullable(),
  appSellers: z.string().nullable(),
  tags,
})

export type ReaderAdSettings = z.infer<typeof readerAdSettings>
