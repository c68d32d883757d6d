/** First parts of addresses that belong to the site itself (decisions, section 4); a page there would not be found. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'author',
  'health',
  'islands',
  'media',
  'most-read',
  'newsletters',
  'podcasts',
  'search',
  'section',
  'tag',
  'text',
])
