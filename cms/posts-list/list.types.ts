import type { ListAnswer } from '#collections/posts-list/listAnswer.types.ts'
import type { ListedCollection } from '#collections/posts-list/listModels.ts'
import type { ListState } from '#collections/posts-list/listState.ts'
import type { BulkAction } from './bulkActions.ts'

export type ListRights = Record<BulkAction | 'edit' | 'unlock', boolean>

export interface FirstPage {
  key: string
  address: string
  /** Null when the list could not be read. */
  answer: ListAnswer | null
}

export interface ListScreenProps {
  collection: ListedCollection
  state: ListState
  firstPage: FirstPage
  /** IANA name of the publication's time zone. */
  timeZone: string
  rights: ListRights
  /** Null for those who may not create any. */
  newDocumentURL: string | null
  /** True when the address of a document that cannot be opened led here. */
  isMissing: boolean
}
