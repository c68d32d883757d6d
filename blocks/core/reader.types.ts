/** What a story can name, as readers get it: nothing that a reader may not see. */

/** A picture, file, sound or film as readers get it. `src` is a path on the site ("/media/…") or an https address. */
export interface ReaderMedia {
  id: string
  scheme: 'image' | 'video' | 'audio' | 'document' | 'presentation' | 'other'
  src: string
  name: string
  mimeType: string
  /** Bytes. */
  size: number | null
  /** Pixels; null where it has none. */
  width: number | null
  height: number | null
  alt: string
  caption: string
  credit: string
  /** 0 to 1 from the left and the top. */
  focalPoint: { x: number; y: number }
}

/** A language as HTML tells it: attributes of an element. */
export interface ReaderLanguage {
  /** A BCP 47 tag. */
  lang: string
  dir: 'ltr' | 'rtl'
}

export interface ReaderLink {
  label: string
  href: string
}

export interface ReaderAuthor {
  name: string
  /** Null for one-off authors, who have no page. */
  url: string | null
}

/** A person as their own page and the box below their stories introduce them. */
export interface ReaderProfile extends ReaderAuthor {
  /** Job at the publication. */
  role: string
  bio: string
  portrait: ReaderMedia | null
  /** E-mail address for readers. */
  contact: string
  /** Their pages elsewhere. */
  links: ReaderLink[]
}

export type PostType = 'article' | 'opinion' | 'sponsored' | 'episode'

/** A post in a list. */
export interface ReaderTeaser {
  id: string
  url: string
  type: PostType
  headline: string
  /** The dek as plain text. */
  dek: string
  kicker: string | null
  /** Milliseconds after publication. */
  kickerExpiresIn: number | null
  /** Time of day in the publication's time zone, "HH:mm". */
  kickerExpiresAt: string | null
  /** Language of the text; null for the publication's own language. */
  language: ReaderLanguage | null
  /** ISO 8601. */
  publishDateTime: string
  updatedAt: string
  authors: ReaderAuthor[]
  primarySection: ReaderLink | null
  image: ReaderMedia | null
}

/** Something that readers can subscribe to. */
export interface ReaderNewsletter {
  id: string
  name: string
  /** What the sign-up form is headed with; the name, where nobody wrote anything better. */
  ctaTitle: string
  description: string
  logo: ReaderMedia | null
}

/** A call to action of the publication's own, or a house advertisement. */
export interface ReaderPromotion {
  id: string
  heading: string
  description: string
  ctaButtonText: string
  /** Empty where it leads nowhere. */
  url: string
  image: ReaderMedia | null
}

/** Where one can listen: the key of the platform, what it is called, and the address of the show or the episode there. */
export interface ReaderPlatform {
  type: string
  label: string
  href: string
}

/** A podcast (reader-site 3, "Section (podcast show)"). */
export interface ReaderShow {
  id: string
  name: string
  url: string
  /** The first text of its description. */
  description: string
  /** Square. */
  logo: ReaderMedia | null
  wideLogo: ReaderMedia | null
  /** "#rrggbb". */
  themeColor: string | null
  platforms: ReaderPlatform[]
}

/** People who stand for election, to be asked the same question (reader-site 1). */
export interface ReaderForum {
  id: string
  title: string
  candidates: { name: string; label: string; image: ReaderMedia | null }[]
}

/** What the ad server is asked for on a page (reader-site 3 and 7). */
export interface ReaderAds {
  networkId: string
  /** Ids of zones, by device and by the slot of the block. */
  zones: Record<'desktop' | 'mobile', Partial<Record<'panel' | 'mid' | 'banner', string>>>
  /** "homepage", or the sections of what is read: the primary one, then ",secondary:{section}" for each other. */
  keywords: string
}

/** Everything that the blocks of a page point to, by id. */
export interface ReaderReferences {
  media: Record<string, ReaderMedia>
  posts: Record<string, ReaderTeaser>
  newsletters: Record<string, ReaderNewsletter>
  promotions: Record<string, ReaderPromotion>
  forums: Record<string, ReaderForum>
  shows: Record<string, ReaderShow>
  /** Where the episodes among the posts can be heard, by the post's id; their own platforms, or else those of their show. */
  episodes: Record<string, { show: ReaderShow | null; platforms: ReaderPlatform[] }>
  /** Null where no ad server is used, or the page has no advertisement. */
  ads: ReaderAds | null
  /** What fills the advertisements that the ad server has no zone for, one after the other; none while the publication shows none. */
  houseAds: ReaderPromotion[]
  /** The posts that were read most, the first one most; none while nothing is known. */
  mostRead: ReaderTeaser[]
}

/** The references of a page whose blocks point to nothing. */
export const noReferences: ReaderReferences = {
  media: {},
  posts: {},
  newsletters: {},
  promotions: {},
  forums: {},
  shows: {},
  episodes: {},
  ads: null,
  houseAds: [],
  mostRead: [],
}
