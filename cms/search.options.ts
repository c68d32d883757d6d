import type { SearchOptions } from '#plugins/search/search.plugin.ts'
import type { CmsEnvironment } from './environment.ts'

/** Returns the engine of the readers' search that the environment sets up. */
export function searchEngine({
  MEILISEARCH_URL: url,
  MEILISEARCH_KEY: key,
}: CmsEnvironment): Pick<SearchOptions, 'meilisearch'> {
  return {
    meilisearch: url && key ? { url, key } : null,
  }
}
