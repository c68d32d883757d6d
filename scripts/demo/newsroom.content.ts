/**
 * The demo's publication: Port Ellery, Calder County, on the west coast, 18,400 people; a harbor, an island, a ridge.
 * The place, the paper and everybody in it are invented. The paper's voice: plain, dry, exact about numbers, kind.
 */

export const publication = {
  name: 'The Port Ellery Foghorn',
  brand: 'foghorn',
  tagline: 'Heard in any weather since 1891',
  timeZone: 'America/Los_Angeles',
  /** Rust of the lighthouse: 7.3 to 1 on #fff; its light: 9.3 to 1 on #121212. */
  accent: { light: '#9a3412', dark: '#f2a57e' },
  /** House ads: there is no ad server to ask. */
  ads: { isEnabled: true },
  republishing: { isOn: true },
  postalAddress: '31 Slip Lane, Port Ellery',
  accounts: [
    { label: 'Bluesky', url: 'https://bluesky.example/foghorn' },
    { label: 'Mastodon', url: 'https://mastodon.example/@foghorn' },
    { label: 'Instagram', url: 'https://instagram.example/foghorn' },
  ],
  imprint:
    'The Foghorn is owned by the people who work here. Stories marked for it may be published again under CC BY-ND 4.0.',
  llms: { isOn: true, about: 'Quote the Foghorn by name, and link to the story. It is free to read for everyone.' },
}

export interface DemoSection {
  slug: string
  name: string
  type?: 'sports' | 'politics' | 'show'
  description: string
}

/** In the order of the masthead. */
export const sections: readonly DemoSection[] = [
  { slug: 'news', name: 'News', description: 'What happened, and what is about to.' },
  { slug: 'politics', name: 'Politics', type: 'politics', description: 'City hall, the county and the ballot.' },
  { slug: 'harbor', name: 'Harbor', description: 'Boats, fish, sand and the water that they have in common.' },
  { slug: 'schools', name: 'Schools', description: 'Five schools, 2,860 students and one board.' },
  { slug: 'public-safety', name: 'Public safety', description: 'Fire, weather, deputies and courts.' },
  { slug: 'sports', name: 'Sports', type: 'sports', description: 'The Herons, mostly.' },
  { slug: 'arts-life', name: 'Arts & life', description: 'Stages, walls, kitchens and the people in them.' },
  { slug: 'opinion', name: 'Opinion', description: 'What we and our neighbors think, signed.' },
  {
    slug: 'slack-tide',
    name: 'Slack Tide',
    type: 'show',
    description: 'Wendell Pike goes and finds out. Every other week, when the water stands still.',
  },
]

export const tags: Readonly<Record<string, string>> = {
  arts: 'Arts',
  basketball: 'Basketball',
  boatbuilding: 'Boatbuilding',
  budget: 'Budget',
  'cannery-district': 'Cannery District',
  'city-council': 'City Council',
  courts: 'Courts',
  'cross-country': 'Cross-country',
  dredging: 'Dredging',
  elections: 'Elections',
  'ellery-high': 'Ellery High',
  environment: 'Environment',
  ferry: 'Ferry',
  'fishing-fleet': 'Fishing fleet',
  food: 'Food',
  football: 'Football',
  'front-street': 'Front Street',
  'garrow-island': 'Garrow Island',
  'harbor-district': 'Harbor District',
  health: 'Health',
  herons: 'Herons',
  housing: 'Housing',
  infrastructure: 'Infrastructure',
  library: 'Library',
  'local-history': 'Local history',
  'mill-flats': 'Mill Flats',
  obituaries: 'Obituaries',
  salmon: 'Salmon',
  'school-board': 'School board',
  'small-business': 'Small business',
  transportation: 'Transportation',
  weather: 'Weather',
  wildfire: 'Wildfire',
}

export interface DemoAuthor {
  slug: string
  name: string
  role: string
  portrait: string
  /** Which demo account writes under this name, if one does. */
  account?: AccountName
  bio: string
}

export type AccountName = 'admin' | 'editor' | 'curator' | 'writer' | 'contributor'

export const authors: readonly DemoAuthor[] = [
  {
    slug: 'june-hathaway',
    name: 'June Hathaway',
    role: 'editor',
    portrait: 'portrait-hathaway',
    account: 'editor',
    bio: 'June Hathaway is the editor of the Foghorn. She came for a summer in 1989, to cover one trial, and writes a column on Saturdays.',
  },
  {
    slug: 'lena-okafor-marsh',
    name: 'Lena Okafor-Marsh',
    role: 'city hall reporter',
    portrait: 'portrait-okafor-marsh',
    account: 'writer',
    bio: 'Lena Okafor-Marsh covers city hall and elections. She reads budgets from the back. Before the Foghorn she was a land surveyor.',
  },
  {
    slug: 'theo-brandvold',
    name: 'Theo Brandvold',
    role: 'harbor reporter',
    portrait: 'portrait-brandvold',
    bio: 'Theo Brandvold writes about the harbor, the river and the ridge. He fished for seven seasons and has been seasick in all of them.',
  },
  {
    slug: 'priya-venkataswami',
    name: 'Priya Venkataswami',
    role: 'schools reporter',
    portrait: 'portrait-venkataswami',
    bio: 'Priya Venkataswami covers schools, libraries and health. She taught eighth-grade science and still answers questions with questions.',
  },
  {
    slug: 'marcus-villanueva',
    name: 'Marcus Villanueva',
    role: 'sports writer',
    portrait: 'portrait-villanueva',
    bio: 'Marcus Villanueva is the sports department. He keeps score in pencil and has not missed a home game since 2015.',
  },
  {
    slug: 'rosa-imhoff',
    name: 'Rosa Imhoff',
    role: 'courts and fire reporter',
    portrait: 'portrait-imhoff',
    bio: 'Rosa Imhoff covers courts, fire and weather. She believes that the last paragraph of a police report is the one to read first.',
  },
  {
    slug: 'kai-sorensen-lum',
    name: 'Kai Sorensen-Lum',
    role: 'arts writer',
    portrait: 'portrait-sorensen-lum',
    account: 'contributor',
    bio: 'Kai Sorensen-Lum writes about stages, kitchens and people who are good at something. She grew up on Garrow Island.',
  },
  {
    slug: 'wendell-pike',
    name: 'Wendell Pike',
    role: 'podcast producer',
    portrait: 'portrait-pike',
    bio: 'Wendell Pike makes Slack Tide, the Foghorn’s podcast, in the old darkroom. He was the paper’s printer for 26 years.',
  },
]

export const accountPassword = 'citydesk-demo'

/** One account a shipped role; the address is the key's, at citydesk.test. */
export const accounts = {
  admin: { name: 'Ada Lockhart', role: 'administrator' },
  editor: { name: 'June Hathaway', role: 'editor' },
  curator: { name: 'Noor Bellamy', role: 'curator' },
  writer: { name: 'Lena Okafor-Marsh', role: 'writer' },
  contributor: { name: 'Kai Sorensen-Lum', role: 'contributor' },
} as const satisfies Record<AccountName, { name: string; role: string }>

export const pageSlugs = [
  'about',
  'staff',
  'ethics',
  'corrections',
  'ask-the-foghorn',
  'contact',
  'terms-of-use',
  'privacy-policy',
] as const

export const footer = [
  { label: 'About', url: '/about' },
  { label: 'Staff', url: '/staff' },
  { label: 'Ethics', url: '/ethics' },
  { label: 'Corrections', url: '/corrections' },
  { label: 'Ask the Foghorn', url: '/ask-the-foghorn' },
  { label: 'Contact', url: '/contact' },
  { label: 'Terms of Use', url: '/terms-of-use' },
  { label: 'Privacy Policy', url: '/privacy-policy' },
  { label: 'Newsletters', url: '/newsletters' },
  { label: 'RSS', url: '/feed.xml' },
] as const

export const newsletterList = {
  slug: 'first-boat-out',
  name: 'First Boat Out',
  ctaTitle: 'Port Ellery before your first coffee',
  description: 'Five things to know, the tide and the weather, on weekdays at 6:15 a.m., when the first boat leaves.',
  logo: 'ferry-crossing',
}

export const promotion = {
  name: 'membership',
  heading: 'Keep the horn sounding',
  description:
    'Eight people make this paper, and 2,300 neighbors pay for it. Six dollars a month, and it stays free for those who cannot.',
  ctaButtonText: 'Become a member',
  url: '/about',
  picture: 'foghorn-point',
}

/** Blocks that stand below several stories: the name by which stories use them, what the newsroom calls them, Markdown. */
export const reusableBlock = {
  name: 'tell-us',
  title: 'Tell us what you know',
  body: '**Do you know more about this story?** Write to [tips@foghorn.example.com](mailto:tips@foghorn.example.com), or leave a note under the door at 3 Quay Street. We do not say who told us.',
}

export const showLinks = {
  podcastAppleLink: 'https://podcasts.example.com/slack-tide',
  podcastSpotifyLink: 'https://listen.example.com/slack-tide',
  podcastYoutubeLink: 'https://video.example.com/slack-tide',
  podcastThemeColor: '#1d3b54',
  podcastCategory: 'society-culture-documentary',
  podcastEmail: 'slack-tide@foghorn.example.com',
} as const

/** One address of each unpublish action. */
export const goneAddresses = [
  {
    path: '/tides',
    type: 'redirect',
    url: '/section/harbor',
    code: '301',
    note: 'The old tide tables; printed on the backs of stickers.',
  },
  { path: '/2019/05/17/photo-contest-winner', type: 'gone', note: 'Withdrawn at the request of the child’s parents.' },
  {
    path: '/2021/09/02/cold-storage-inspection',
    type: 'unavailable_for_legal_reasons',
    authority: 'Superior Court of Calder County',
    note: 'Sealed by court order while the case is open.',
  },
] as const

export const files = {
  'voter-checklist': { file: 'voter-checklist.txt', mimeType: 'text/plain', name: 'Voter’s checklist' },
  'slack-tide-40': { file: 'slack-tide-40.mp3', mimeType: 'audio/mpeg', name: 'Slack Tide, episode 40' },
  'slack-tide-41': { file: 'slack-tide-41.mp3', mimeType: 'audio/mpeg', name: 'Slack Tide, episode 41' },
  'marisol-trent': { file: 'marisol-trent.pdf', mimeType: 'application/pdf', name: 'Program of Marisol Trent' },
  'gideon-ashworth': { file: 'gideon-ashworth.pdf', mimeType: 'application/pdf', name: 'Program of Gideon Ashworth' },
  'ramona-kilcrease': {
    file: 'ramona-kilcrease.pdf',
    mimeType: 'application/pdf',
    name: 'Program of Ramona Kilcrease',
  },
  'dev-okonjo': { file: 'dev-okonjo.pdf', mimeType: 'application/pdf', name: 'Program of Dev Okonjo' },
} as const
