import type { ReaderReferences } from './reader.schema.ts'

/** The references of a page whose blocks refer to nothing. */
export const noReferences: ReaderReferences = {
  media: {},
  posts: {},
  newsletters: {},
  promotions: {},
  forums: {},
  assistants: {},
  shows: {},
  episodes: {},
  ads: null,
  houseAds: [],
  mostRead: [],
}
