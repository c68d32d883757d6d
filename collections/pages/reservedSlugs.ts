/**
 * First parts of addresses that belong to the site itself (docs/spec/newsroom.md#slugs); a page there would not be
 * found.
 */
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
