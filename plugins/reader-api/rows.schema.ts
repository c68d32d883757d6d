/**
 * The fields that the reader API reads of each collection: the keys are the query's `select`, so that a field which is
 * not listed here never leaves the database.
 */
import { z } from 'zod'
import type { LexicalStateJson } from '#blocks/core/lexical.types.ts'
import { answers } from '#collections/addresses/addressRules.ts'
import { imageCropOf } from '#collections/posts/imageCrop.ts'
import { transcriptTypes } from '#collections/posts/transcriptType.ts'
import { republishingAudiences } from '#collections/settings/republishing.tab.ts'
import { isLexicalState } from '../blocks-field/lexicalState.guard.ts'

const id = z.union([z.string(), z.number()]).transform(String)
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null)
const optionalNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)
const reference = id.nullish().transform((value) => value ?? null)
const references = z
  .array(id)
  .nullish()
  .transform((value) => value ?? [])
// An unreadable body counts as none; the page is shown without it.
const richText = z
  .unknown()
  .optional()
  .transform((value): LexicalStateJson | null => (isLexicalState(value) ? value : null))

const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row)
    .nullish()
    .transform((rows) => rows ?? [])

// The crop of a post's picture; null: that of the library.
const crop = z.unknown().optional().transform(imageCropOf)

export const teaserRow = z.object({
  id,
  path: z.string(),
  type: z.enum(['article', 'opinion', 'sponsored', 'episode']).catch('article'),
  headline: text,
  subheadText: text,
  language: optionalText,
  kicker: optionalText,
  kickerExpiresIn: optionalNumber,
  kickerExpiresAt: optionalText,
  publishDateTime: z.string(),
  updatedAt: z.string(),
  sponsorName: text,
  sponsoredUrl: optionalText,
  authors: references,
  oneOffAuthors: z
    .array(z.string())
    .nullish()
    .transform((names) => names ?? []),
  primarySection: reference,
  websiteImage: reference,
  websiteImageCrop: crop,
  featuredMedia: reference,
  featuredMediaCrop: crop,
})

export const taggedRow = teaserRow.extend({ tags: references })

// The place of an episode in its show.
const episodeNumbers = {
  season: optionalNumber,
  episodeNumber: optionalNumber,
  episodeType: z.enum(['full', 'trailer', 'bonus']).catch('full'),
}

// The recording of an episode and its parts.
const episodeParts = {
  audio: reference,
  chapters: rowsOf(z.object({ start: text, title: text })),
  transcript: text,
}

export const articleRow = teaserRow.extend({
  subhead: richText,
  body: richText,
  socialImage: reference,
  socialImageCrop: crop,
  featuredMediaCaption: text,
  headlinePlacement: z.enum(['TOP', 'BOTTOM']).catch('BOTTOM'),
  sections: references,
  tags: references,
  allowRepublishing: flag,
  hidesAds: flag,
  contributors: rowsOf(z.object({ author: reference, role: reference })),
  sources: references,
  corrections: rowsOf(
    z.object({ kind: z.enum(['correction', 'clarification', 'update']).catch('update'), date: z.string(), text }),
  ),
  ...episodeParts,
  ...episodeNumbers,
})

// A post without the transcript, which may be longer than all else of it; `transcriptType` says whether there is one.
export const podcastRow = articleRow.omit({ transcript: true }).extend({
  transcriptType: z
    .enum(transcriptTypes)
    .nullish()
    .transform((type) => type ?? null),
  guid: text,
})

export const mediaRow = z.object({
  id,
  filename: z.string(),
  mimeType: text,
  filesize: optionalNumber,
  width: optionalNumber,
  height: optionalNumber,
  alt: text,
  caption: text,
  credit: text,
  hasCaptions: flag,
  captionsLanguage: optionalText,
  translatedInto: z.array(z.string()).catch([]),
  focalX: optionalNumber,
  focalY: optionalNumber,
})

// A recording; a waveform that is none counts as unknown.
export const recordingRow = mediaRow.extend({
  duration: optionalNumber,
  waveform: z.array(z.number().min(0).max(100)).catch([]),
})

export const captionsRow = z.object({
  id,
  captions: text,
  translatedCaptions: z.array(z.object({ language: z.string(), captions: z.string() })),
})

const named = z.object({ id, name: text, slug: z.string() })
export const sectionRow = named.extend({ type: optionalText, parent: reference, hidesAds: flag })
export const authorRow = named
export const authorPageRow = named.extend({
  role: text,
  bio: text,
  portrait: reference,
  contact: text,
  links: rowsOf(z.object({ label: text, url: text })),
})
export const contributorRoleRow = z.object({ id, name: text })
export const postSourceRow = z.object({ id, name: text, url: optionalText })
export const tagRow = named.extend({ hidesAds: flag })

export const newsletterRow = z.object({ id, name: text, logo: reference, ctaTitle: text, description: text })
export const newsletterListRow = newsletterRow.extend({ slug: z.string() })
export const issueLinkRow = z.object({
  id,
  title: text,
  slug: z.string(),
  list: reference,
  publishDateTime: z.string(),
})
export const issueRow = issueLinkRow.extend({ previewText: text, body: richText })
export const promotionRow = z.object({
  id,
  heading: text,
  description: text,
  ctaButtonText: text,
  url: text,
  featuredImage: reference,
  political: z
    .object({
      isPolitical: flag,
      sponsor: text,
      amount: text,
      controller: optionalText,
      occasion: optionalText,
      noticeUrl: optionalText,
    })
    .nullish()
    .transform((group) => {
      if (!group?.isPolitical) return null
      const { isPolitical: _, ...political } = group
      return political
    }),
})
export const forumRow = z.object({
  id,
  title: text,
  isOpen: flag,
  closesAt: z.string().nullable(),
  closedText: text,
  isOrderDrawn: flag,
  candidates: rowsOf(z.object({ name: text, label: text, image: reference, assistant: reference })),
})
/** As much of an assistant as readers see. Its instructions and sources are not for them. */
export const assistantRow = z.object({
  id,
  slug: z.string(),
  name: text,
  isOn: flag,
  suggestedQuestions: rowsOf(z.object({ question: text })),
})
// A section with what its page shows; `meta` is a podcast's.
export const sectionPageRow = sectionRow.extend({
  description: richText,
  newsletter: reference,
  meta: z
    .object({
      podcastLogoSquare: reference,
      podcastLogoWide: reference,
      podcastThemeColor: optionalText,
      podcastAppleLink: text,
      podcastSpotifyLink: text,
      podcastYoutubeLink: text,
      podcastCategory: optionalText,
      podcastEmail: text,
      podcastExplicit: flag,
      podcastSerial: flag,
      podcastGuid: text,
    })
    .nullish(),
})
export const episodeRow = z.object({
  id,
  ...episodeNumbers,
  show: reference,
  audio: reference,
  featuredMedia: reference,
  meta: z
    .object({
      platformLinks: rowsOf(z.object({ type: text, value: text })),
    })
    .nullish(),
})
export const episodePartsRow = z.object({ id, type: optionalText, ...episodeParts })
export const reusableRow = z.object({ id, body: richText })

const link = z.object({ label: text, url: text })

/** The content of the masthead and the footer. Read as a whole: `select` of a global is of little use. */
export const settingsRow = z.object({
  name: z.string().catch('Citydesk'),
  brand: z.string().catch('citydesk'),
  tagline: text,
  language: z.string().catch('en'),
  timeZone: z.string().catch('America/Los_Angeles'),
  logo: reference,
  accent: z.object({ light: z.string(), dark: z.string() }).catch({ light: '#9c1c1c', dark: '#f0a8a0' }),
  navigation: rowsOf(
    link.extend({ type: z.enum(['section', 'page', 'link']), section: reference, page: reference }).partial(),
  ),
  footer: rowsOf(link),
  accounts: rowsOf(link),
  imprint: text,
  newsletter: reference,
  robots: rowsOf(z.object({ agent: z.string(), paths: text })),
  llms: z.object({ isOn: flag, about: text }).catch({ isOn: false, about: '' }),
  postalAddress: text,
  listeningPlatforms: rowsOf(z.object({ type: text, label: text })),
  ads: z
    .object({
      isEnabled: z.boolean(),
      isPlaced: flag,
      networkId: text,
      zones: rowsOf(z.object({ position: text, zoneId: text })),
      conversionPixel: optionalText,
      sellers: text,
      appSellers: text,
    })
    .catch({
      isEnabled: false,
      isPlaced: false,
      networkId: '',
      zones: [],
      conversionPixel: null,
      sellers: '',
      appSellers: '',
    }),
  republishing: z
    .object({
      isOn: z.boolean(),
      audience: z.enum(republishingAudiences),
      licence: z.string(),
      licenceUrl: optionalText,
      terms: text,
    })
    .catch({ isOn: false, audience: 'anyone', licence: '', licenceUrl: null, terms: '' }),
  personalisation: z.object({ controlShare: z.number().min(0).max(50) }).catch({ controlShare: 0 }),
  privacy: z.object({ asksConsent: z.boolean() }).catch({ asksConsent: false }),
})

export const alertRow = z.object({ isOn: flag, text, url: optionalText, from: optionalText, until: optionalText })

/** The target of an address. Readers may not list these; they get one at a time. */
export const addressRow = z.object({
  path: z.string(),
  answer: z.enum(answers),
  target: optionalText,
  authority: optionalText,
  authorityUrl: optionalText,
})

export const frontRow = z.object({ id, body: richText, updatedAt: z.string() })

export const pageLinkRow = z.object({ id, title: text, slug: z.string() })
export const pageRow = pageLinkRow.extend({ body: richText, updatedAt: z.string() })

export type FrontRow = z.output<typeof frontRow>
export type PageRow = z.output<typeof pageRow>
export type IssueRow = z.output<typeof issueRow>
export type NewsletterListRow = z.output<typeof newsletterListRow>
export type TaggedRow = z.output<typeof taggedRow>
export type TeaserRow = z.output<typeof teaserRow>
export type ArticleRow = z.output<typeof articleRow>
export type AuthorPageRow = z.output<typeof authorPageRow>
export type NamedRow = z.output<typeof contributorRoleRow>
export type PostSourceRow = z.output<typeof postSourceRow>
export type PodcastRow = z.output<typeof podcastRow>
export type RecordingRow = z.output<typeof recordingRow>
export type MediaRow = z.output<typeof mediaRow>
export type NewsletterRow = z.output<typeof newsletterRow>
export type PromotionRow = z.output<typeof promotionRow>
export type ForumRow = z.output<typeof forumRow>
export type AssistantRow = z.output<typeof assistantRow>
export type SectionPageRow = z.output<typeof sectionPageRow>
export type EpisodeRow = z.output<typeof episodeRow>
export type SectionRow = z.output<typeof sectionRow>
export type AlertRow = z.output<typeof alertRow>
export type SettingsRow = z.output<typeof settingsRow>
export type AddressRow = z.output<typeof addressRow>

export const riverRow = z.object({ id, primarySection: reference })
