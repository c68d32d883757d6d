import type {
  ReaderAssistant,
  ReaderForum,
  ReaderMedia,
  ReaderNewsletter,
  ReaderPromotion,
  ReaderShow,
  ReaderTeaser,
} from '#contract/reader.schema.ts'
import type { PageContext, PictureProps, TeaserProps } from './render.types.ts'
import { safeHref } from './safeHref.ts'

// A picture as the site would draw it, without its image service.
function PlainPicture({ media, alt, sizes, className }: PictureProps) {
  return (
    <img
      src={media.src}
      alt={alt}
      sizes={sizes}
      srcSet={`${media.src} ${media.width ?? 1}w`}
      width={media.width ?? undefined}
      height={media.height ?? undefined}
      className={className}
      loading="lazy"
    />
  )
}

function PlainTeaser({ post }: TeaserProps) {
  return (
    <p>
      <a href={safeHref(post.url) ?? undefined}>{post.headline}</a>
    </p>
  )
}

/** Returns an item of the library, by default a picture of 1,200 by 800. */
export function mediaFixture(id: string, values: Partial<ReaderMedia> = {}): ReaderMedia {
  return {
    id,
    scheme: 'image',
    src: `/media/${id}.jpg`,
    name: `${id}.jpg`,
    mimeType: 'image/jpeg',
    size: 180_000,
    width: 1200,
    height: 800,
    alt: 'The ferry leaving the old harbour',
    caption: '',
    credit: '',
    captions: [],
    focalPoint: { x: 0.5, y: 0.5 },
    ...values,
  }
}

/** Everything in the library that fixtures of blocks point to. */
export const mediaFixtures: ReaderMedia[] = [
  mediaFixture('harbour', { caption: 'The ferry leaves the old harbour at seven.', credit: 'Ines Okafor' }),
  mediaFixture('market', { alt: 'Stalls at the Saturday market', width: 800, height: 1200 }),
  mediaFixture('bridge', { alt: 'The iron bridge in fog', caption: 'The iron bridge', credit: 'Tomás Reyes' }),
  mediaFixture('budget', {
    scheme: 'document',
    src: '/media/budget.pdf',
    name: 'budget.pdf',
    mimeType: 'application/pdf',
    size: 2_400_000,
    width: null,
    height: null,
  }),
  mediaFixture('crossing', {
    scheme: 'video',
    src: '/media/crossing.mp4',
    name: 'crossing.mp4',
    mimeType: 'video/mp4',
    width: 1280,
    height: 720,
    alt: 'The ferry crossing in fog',
    caption: 'The crossing',
    credit: 'Tomás Reyes',
  }),
  mediaFixture('foghorn', {
    scheme: 'audio',
    src: '/media/foghorn.mp3',
    name: 'foghorn.mp3',
    mimeType: 'audio/mpeg',
    width: null,
    height: null,
    alt: '',
    caption: 'The foghorn at six',
    credit: 'Harbour radio',
  }),
  mediaFixture('hostile-film', { scheme: 'video', src: 'javascript:alert(1)' }),
  mediaFixture('hostile-sound', { scheme: 'audio', src: 'data:text/html,<script>alert(1)</script>' }),
  mediaFixture('hostile-file', {
    scheme: 'document',
    src: 'javascript:alert(1)',
    name: '"><script>alert(1)</script>.pdf',
  }),
  mediaFixture('hostile-texts', {
    alt: '"><img src=x onerror=alert(1)>',
    caption: '<script>alert(1)</script>',
    credit: '</figcaption><script>alert(1)</script>',
  }),
]

/** Returns a post of the paper, as a list shows it. */
export function postFixture(id: string, values: Partial<ReaderTeaser> = {}): ReaderTeaser {
  return {
    id,
    url: `/2026/03/12/${id}`,
    type: 'article',
    headline: 'The ferry is late again',
    dek: '',
    language: null,
    kicker: null,
    kickerExpiresIn: null,
    kickerExpiresAt: null,
    publishDateTime: '2026-03-12T07:00:00Z',
    updatedAt: '2026-03-12T07:00:00Z',
    authors: [],
    primarySection: null,
    image: null,
    sponsor: null,
    ...values,
  }
}

/** Every post that fixtures of blocks point to. */
export const postFixtures: ReaderTeaser[] = [
  postFixture('ferry'),
  postFixture('herons', { headline: 'Herons beat Millrace in the last minute, and nobody left early' }),
  postFixture('dredging', { headline: 'Dredging starts a month early' }),
  postFixture('lead-line', {
    type: 'episode',
    headline: 'The man who wrote the depth on the wall',
    publishDateTime: '2026-03-12T15:00:00Z',
    primarySection: { label: 'Slack Tide', href: '/podcasts/slack-tide' },
    image: mediaFixture('harbour'),
  }),
  postFixture('last-row', {
    type: 'episode',
    headline: 'Who sits in the last row of the council chamber, and why she brings a cushion',
    publishDateTime: '2026-02-03T15:00:00Z',
    primarySection: { label: 'Slack Tide', href: '/podcasts/slack-tide' },
  }),
  postFixture('hostile', { url: 'javascript:alert(1)', headline: '"><script>alert(1)</script>' }),
]

const picture = mediaFixture('harbour')

// Every newsletter that fixtures of blocks point to.
const newsletterFixtures: ReaderNewsletter[] = [
  {
    id: 'first-boat',
    name: 'First Boat Out',
    ctaTitle: 'The harbour before your first coffee',
    description: 'Five things to know, the tide and the weather, on weekdays at 6:15 a.m.',
    logo: picture,
  },
  { id: 'bare', name: 'Council Notes', ctaTitle: '', description: '', logo: null },
  {
    id: 'hostile',
    name: '"><script>alert(1)</script>',
    ctaTitle: '<script>alert(1)</script>',
    description: '</p><img src=x onerror=alert(1)>',
    logo: null,
  },
]

// Every promotion that fixtures of blocks point to.
const promotionFixtures: ReaderPromotion[] = [
  {
    id: 'membership',
    heading: 'Keep the horn sounding',
    description: 'Eight people make this paper, and 2,300 neighbors pay for it.',
    ctaButtonText: 'Become a member',
    url: '/about',
    image: picture,
    political: null,
  },
  { id: 'bare', heading: 'Talk to us', description: '', ctaButtonText: '', url: '', image: null, political: null },
  {
    id: 'hostile',
    heading: '<script>alert(1)</script>',
    description: '"><img src=x onerror=alert(1)>',
    ctaButtonText: '</a><script>alert(1)</script>',
    url: 'javascript:alert(1)',
    image: null,
    political: {
      sponsor: '<script>alert(1)</script>',
      amount: '"><img src=x onerror=alert(1)> 1',
      controller: '</p><script>alert(1)</script>',
      occasion: null,
      noticeUrl: 'javascript:alert(1)',
    },
  },
]

const openForum = {
  isOpen: true,
  closesAt: null,
  closedText: 'The candidates’ answers are not available right now.',
  isOrderDrawn: false,
}

// Every forum that fixtures of blocks point to.
const forumFixtures: ReaderForum[] = [
  {
    id: 'mayor',
    title: 'Ask those who want to be mayor',
    ...openForum,
    candidates: [
      { name: 'Rosa Lindqvist', label: 'Council member', image: picture, assistant: 'rosa' },
      { name: 'Dev Anand', label: 'Harbour master', image: picture, assistant: 'dev' },
      { name: 'Mae Tully', label: '', image: null, assistant: null },
    ],
  },
  {
    id: 'hostile',
    title: '<script>alert(1)</script>',
    ...openForum,
    candidates: [
      { name: '"><img src=x onerror=alert(1)>', label: '<svg onload=alert(1)>', image: null, assistant: 'hostile' },
    ],
  },
]

// Every assistant that fixtures of blocks point to.
const assistantFixtures: ReaderAssistant[] = [
  {
    slug: 'city-guide',
    name: 'Ask the Harbour Post',
    isOn: true,
    suggestedQuestions: ['When does the ferry sail?', 'What did the council decide about the harbour?'],
  },
  { slug: 'rosa', name: 'Rosa Lindqvist', isOn: true, suggestedQuestions: [] },
  { slug: 'dev', name: 'Dev Anand', isOn: true, suggestedQuestions: [] },
  { slug: 'off', name: 'Ask about schools', isOn: false, suggestedQuestions: [] },
  {
    slug: 'hostile',
    name: '<script>alert(1)</script>',
    isOn: true,
    suggestedQuestions: ['"><img src=x onerror=alert(1)>'],
  },
]

// Every podcast that fixtures of blocks point to.
const showFixtures: ReaderShow[] = [
  {
    id: 'slack-tide',
    name: 'Slack Tide',
    url: '/podcasts/slack-tide',
    description: 'Half an hour on something in this town that you have always wondered about.',
    logo: picture,
    wideLogo: null,
    themeColor: '#0b3d4f',
    platforms: [
      { type: 'apple', label: 'Apple Podcasts', href: 'https://podcasts.example/slack-tide' },
      { type: 'spotify', label: 'Spotify', href: 'https://listen.example/slack-tide' },
      { type: 'youtube', label: 'YouTube', href: 'https://video.example/slack-tide' },
    ],
  },
  {
    id: 'bare',
    name: 'On the Record',
    url: '/podcasts/bare',
    description: '',
    logo: null,
    wideLogo: null,
    themeColor: null,
    platforms: [],
  },
  {
    id: 'hostile',
    name: '"><script>alert(1)</script>',
    url: 'javascript:alert(1)',
    description: '<img src=x onerror=alert(1)>',
    logo: null,
    wideLogo: null,
    themeColor: 'red;background:url(javascript:alert(1))',
    platforms: [
      { type: '"><script>', label: '<script>alert(1)</script>', href: 'javascript:alert(1)' },
      { type: 'apple', label: '"><svg onload=alert(1)>', href: 'https://podcasts.example/"><script>alert(1)</script>' },
    ],
  },
]

const [slackTide, , hostileShow] = showFixtures

const soundFixture = { src: '/media/lead-line.mp3', duration: 1710 }

function byId<Item extends { id: string }>(items: Item[]): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [item.id, item]))
}

/** Returns a page of a small paper, for render tests. */
export function pageFixture(values: Partial<PageContext> = {}): PageContext {
  return {
    medium: 'page',
    site: {
      name: 'The Harbour Post',
      brand: 'harbour',
      timeZone: 'America/Los_Angeles',
      url: 'https://harbour.example',
    },
    references: {
      media: byId(mediaFixtures),
      posts: byId(postFixtures),
      newsletters: byId(newsletterFixtures),
      promotions: byId(promotionFixtures),
      forums: byId(forumFixtures),
      assistants: Object.fromEntries(assistantFixtures.map((assistant) => [assistant.slug, assistant])),
      shows: byId(showFixtures),
      episodes: {
        'lead-line': {
          show: slackTide ?? null,
          platforms: slackTide?.platforms.slice(0, 2) ?? [],
          sound: soundFixture,
        },
        'last-row': { show: slackTide ?? null, platforms: [], sound: null },
        hostile: { show: hostileShow ?? null, platforms: hostileShow?.platforms ?? [], sound: null },
      },
      houseAds: promotionFixtures.filter(({ id }) => id !== 'bare'),
      ads: null,
      mostRead: postFixtures.map((post) => ({ ...post, image: post.id === 'dredging' ? null : picture })),
    },
    embedBase: 'https://embeds.example/frame',
    now: new Date('2026-03-14T12:00:00Z'),
    Picture: PlainPicture,
    Teaser: PlainTeaser,
    pictureHref: ({ src }, width) => `${src}?w=${width}`,
    isDebug: false,
    ...values,
  }
}
