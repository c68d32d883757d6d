import type { ContentDocument } from '../permissions/contentRules.ts'
import { ownedContentRules } from '../permissions/contentRules.ts'
import type { AuthoredDocument } from '../permissions/rule.ts'
import { anyOf, isAuthor, isCreator } from '../permissions/rule.ts'

/** The fields of a post that the policy needs. */
export type PostFacts = ContentDocument & AuthoredDocument

/** A post is the actor's own when they created it or are one of its authors (docs/spec/newsroom.md#own-documents). */
export const isOwnPost = anyOf<PostFacts>(isCreator, isAuthor)

export const postRules = ownedContentRules<PostFacts>('POST', isOwnPost)
