/** Cache tags: the back office names them in answers and purge calls, the site keeps them with its pages. */
export const cacheTag = {
  post: (id: string | number) => `post:${id}`,
  section: (id: string | number) => `section:${id}`,
  /** Which sections are part of a section. */
  partsOf: (id: string | number) => `parts:${id}`,
  tag: (id: string | number) => `tag:${id}`,
  author: (id: string | number) => `author:${id}`,
  page: (id: string | number) => `page:${id}`,
  media: (id: string | number) => `media:${id}`,
  newsletterList: (id: string | number) => `newsletter-list:${id}`,
  newsletter: (id: string | number) => `newsletter:${id}`,
  /** Lists of newsletters or issues, and addresses where one may appear. */
  newsletters: 'newsletters',
  promotion: (id: string | number) => `promotion:${id}`,
  forum: (id: string | number) => `forum:${id}`,
  /** By slug, which is what a chat names; pages carry it before there is such an assistant. */
  assistant: (slug: string) => `assistant:${slug}`,
  contributorRole: (id: string | number) => `contributor-role:${id}`,
  postSource: (id: string | number) => `post-source:${id}`,
  reusableBlock: (id: string | number) => `reusable-block:${id}`,
  /** A front page that curators arrange, launched or not yet. */
  front: (id: string | number) => `front:${id}`,
  /** Returns the tag of an address; pages carry it before anything stands there. */
  address: (path: string) => `address:${path}`,
  /** Any list of posts: home, feeds, sitemaps. */
  posts: 'posts',
  /** The newest promotions, which replace missing advertisements. */
  promotions: 'promotions',
  /** Which podcasts there are. */
  shows: 'shows',
  settings: 'settings',
  /** Everything that lists addresses: the sitemaps. */
  sitemap: 'sitemap',
  /** In a purge call only: every page that the site keeps. */
  everything: '*',
}

/** Returns whether a tag is that of an address. */
export function isAddressTag(tag: string): boolean {
  return tag.startsWith(cacheTag.address('/'))
}
