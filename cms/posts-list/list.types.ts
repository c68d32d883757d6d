import type { ListAnswer } from '#collections/posts-list/listAnswer.types.ts'
import type { ListedCollection } from '#collections/posts-list/listModels.ts'
import type { ListState } from '#collections/posts-list/listState.ts'
import type { BulkAction } from './bulkActions.ts'

/** The actions that a user may do on some of the documents of a list. */
export type ListRights = Record<BulkAction | 'edit' | 'unlock', boolean>

/** A page of the list as the server rendered it. */
export interface FirstPage {
  /** Differs in every rendering. */
  key: string
  /** The address that it is the response to. */
  address: string
  /** Null when the list could not be read. */
  answer: ListAnswer | null
}

/** Props of the screen from the server. */
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
