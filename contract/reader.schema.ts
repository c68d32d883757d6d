/** The documents that a story refers to, as the reader API sends them: only those that readers may see. */
import { z } from 'zod'

// A picture, file, sound or film. `src` is a path on the site ("/media/…") or an https address.
// Captions in one language: the paths of the track and of its words alone.
const readerCaptionsLink = z.object({
  track: z.string(),
  transcript: z.string(),
  // A BCP 47 tag; null where it is not known.
  lang: z.string().nullable(),
  label: z.string(),
  isTranslation: z.boolean(),
})

export const readerMedia = z.object({
  id: z.string(),
  scheme: z.enum(['image', 'video', 'audio', 'document', 'presentation', 'other']),
  src: z.string(),
  name: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.number().nullable(),
  /** Pixels; null where it has none. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  alt: z.string(),
  caption: z.string(),
  credit: z.string(),
  /** Captions of a film or recording, those of what is spoken first; none where it has none. */
  captions: z.array(readerCaptionsLink),
  /** 0 to 1 from the left and the top. */
  focalPoint: z.object({ x: z.number(), y: z.number() }),
})

export type ReaderMedia = z.infer<typeof readerMedia>

/** The attributes of an HTML element that state its language; `lang` is a BCP 47 tag. */
export const readerLanguage = z.object({ lang: z.string(), dir: z.enum(['ltr', 'rtl']) })

export type ReaderLanguage = z.infer<typeof readerLanguage>

export const readerLink = z.object({ label: z.string(), href: z.string() })

export type ReaderLink = z.infer<typeof readerLink>

/** `url` is null for one-off authors, who have no page. */
export const readerAuthor = z.object({ name: z.string(), url: z.string().nullable() })

export type ReaderAuthor = z.infer<typeof readerAuthor>

/** A person as their own page and the box below their stories introduce them. */
export const readerProfile = readerAuthor.extend({
  /** Job at the publication. */
  role: z.string(),
  bio: z.string(),
  portrait: readerMedia.nullable(),
  /** E-mail address for readers. */
  contact: z.string(),
  /** Their pages elsewhere. */
  links: z.array(readerLink),
})

export type ReaderProfile = z.infer<typeof readerProfile>

const postType = z.enum(['article', 'opinion', 'sponsored', 'episode'])

export type PostType = z.infer<typeof postType>

/** A post in a list. */
export const readerTeaser = z.object({
  id: z.string(),
  url: z.string(),
  type: postType,
  headline: z.string(),
  /** The dek as plain text. */
  dek: z.string(),
  kicker: z.string().nullable(),
  /** Milliseconds after publication. */
  kickerExpiresIn: z.number().nullable(),
  /** Time of day in the publication's time zone, "HH:mm". */
  kickerExpiresAt: z.string().nullable(),
  /** Language of the text; null for the publication's own language. */
  language: readerLanguage.nullable(),
  /** ISO 8601. */
  publishDateTime: z.string(),
  updatedAt: z.string(),
  authors: z.array(readerAuthor),
  primarySection: readerLink.nullable(),
  image: readerMedia.nullable(),
  /** Who paid for a sponsored post; null for other posts, and where it is not known. */
  sponsor: z.string().nullable(),
})

export type ReaderTeaser = z.infer<typeof readerTeaser>

const readerNewsletter = z.object({
  id: z.string(),
  name: z.string(),
  // Heading of the sign-up form; the name where none was written.
  ctaTitle: z.string(),
  description: z.string(),
  logo: readerMedia.nullable(),
})

export type ReaderNewsletter = z.infer<typeof readerNewsletter>

// A call to action of the publication's own, or a house advertisement.
// What readers learn of a political advertisement (Regulation (EU) 2024/900).
const readerPolitical = z.object({
  sponsor: z.string(),
  amount: z.string(),
  // Who controls the sponsor; null: the sponsor itself.
  controller: z.string().nullable(),
  occasion: z.string().nullable(),
  noticeUrl: z.string().nullable(),
})

export type ReaderPolitical = z.infer<typeof readerPolitical>

const readerPromotion = z.object({
  id: z.string(),
  heading: z.string(),
  description: z.string(),
  ctaButtonText: z.string(),
  // Empty for a promotion without a link.
  url: z.string(),
  image: readerMedia.nullable(),
  political: readerPolitical.nullable(),
})

export type ReaderPromotion = z.infer<typeof readerPromotion>

// A podcast platform: its key, its name, and the address of the show or episode there.
const readerPlatform = z.object({ type: z.string(), label: z.string(), href: z.string() })

export type ReaderPlatform = z.infer<typeof readerPlatform>

/** A podcast. */
export const readerShow = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** The first text of its description. */
  description: z.string(),
  /** Square. */
  logo: readerMedia.nullable(),
  wideLogo: readerMedia.nullable(),
  /** "#rrggbb". */
  themeColor: z.string().nullable(),
  platforms: z.array(readerPlatform),
})

export type ReaderShow = z.infer<typeof readerShow>

// An assistant that answers readers' questions.
const readerAssistant = z.object({
  slug: z.string(),
  name: z.string(),
  // False for one that says that it is not available.
  isOn: z.boolean(),
  suggestedQuestions: z.array(z.string()),
})

export type ReaderAssistant = z.infer<typeof readerAssistant>

/** The sound of an episode. */
export const readerRecording = readerMedia.extend({
  /** Seconds; null where it is not known. */
  duration: z.number().nullable(),
  /** Loudness at equal steps, 0 to 100; empty where it is not known. */
  waveform: z.array(z.number()),
})

export type ReaderRecording = z.infer<typeof readerRecording>

/** As much of a recording as plays it on any page. */
export const readerSound = readerRecording.pick({ src: true, duration: true })

export type ReaderSound = z.infer<typeof readerSound>

/** The place of an episode in its show; null where it has no number. */
export const readerEpisodeNumbers = z.object({
  season: z.number().nullable(),
  number: z.number().nullable(),
  kind: z.enum(['full', 'trailer', 'bonus']),
})

export type ReaderEpisodeNumbers = z.infer<typeof readerEpisodeNumbers>

/** Data of an episode in a list, beside its teaser. */
export const readerListedEpisode = readerEpisodeNumbers.extend({
  /** Null for an episode that is heard elsewhere only. */
  sound: readerSound.nullable(),
})

export type ReaderListedEpisode = z.infer<typeof readerListedEpisode>

/** A part of a recording; `start` in seconds. */
export const readerChapter = z.object({ start: z.number(), title: z.string() })

export type ReaderChapter = z.infer<typeof readerChapter>

const transcriptType = z.enum(['text/plain', 'text/vtt'])

export const readerTranscript = z.object({ type: transcriptType, text: z.string() })

export type ReaderTranscript = z.infer<typeof readerTranscript>

/** How a show presents itself to podcast apps. */
export const readerShowFeed = z.object({
  /** A category of Apple Podcasts, "Parent/Child" for a subcategory; null where none was chosen. */
  category: z.string().nullable(),
  isExplicit: z.boolean(),
  /** Is heard from the first episode on. */
  isSerial: z.boolean(),
  /** Address of the owner; empty where there is none. */
  email: z.string(),
  /** A UUID that stays with the show. */
  guid: z.string(),
})

const readerForum = z.object({
  id: z.string(),
  title: z.string(),
  isOpen: z.boolean(),
  // ISO 8601; null for a forum that is closed by hand alone.
  closesAt: z.string().nullable(),
  // Text shown in place of the question field when the forum is closed.
  closedText: z.string(),
  // Whether the order of the candidates is random for each reader.
  isOrderDrawn: z.boolean(),
  candidates: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      image: readerMedia.nullable(),
      // Slug of the assistant that answers for the candidate; null where there is none.
      assistant: z.string().nullable(),
    }),
  ),
})

export type ReaderForum = z.infer<typeof readerForum>

// The ad server's parameters for a page.
const readerAds = z.object({
  networkId: z.string(),
  // Ids of zones, by device and by the slot of the block.
  zones: z.record(z.enum(['desktop', 'mobile']), z.partialRecord(z.enum(['panel', 'mid', 'banner']), z.string())),
  // "homepage", or the sections of the story: the primary one, then ",secondary:{section}" for each other.
  keywords: z.string(),
})

export type ReaderAds = z.infer<typeof readerAds>

/** Everything that the blocks of a page refer to, by id. */
export const readerReferences = z.object({
  media: z.record(z.string(), readerMedia),
  posts: z.record(z.string(), readerTeaser),
  newsletters: z.record(z.string(), readerNewsletter),
  promotions: z.record(z.string(), readerPromotion),
  forums: z.record(z.string(), readerForum),
  /** By slug: those of chats, and those of the candidates of forums. */
  assistants: z.record(z.string(), readerAssistant),
  shows: z.record(z.string(), readerShow),
  /** Platforms of the episodes among the posts, by the post's id; those of the show where an episode has none. */
  episodes: z.record(
    z.string(),
    z.object({
      show: readerShow.nullable(),
      platforms: z.array(readerPlatform),
      /** Null for an episode that is heard elsewhere only. */
      sound: readerSound.nullable(),
    }),
  ),
  /** Null where no ad server is used, or the page has no advertisement. */
  ads: readerAds.nullable(),
  /** Fill, in turn, the advertisements without a zone; empty while the publication shows none. */
  houseAds: z.array(readerPromotion),
  /** The most read posts, the first one most; empty while no views are counted. */
  mostRead: z.array(readerTeaser),
})

export type ReaderReferences = z.infer<typeof readerReferences>
