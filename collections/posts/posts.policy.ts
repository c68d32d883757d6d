import type { Where } from 'payload'
import type { Actor } from '../permissions/actor.ts'
import type { ContentDocument } from '../permissions/contentRules.ts'
import { ownedContentRules } from '../permissions/contentRules.ts'
import type { AuthoredDocument } from '../permissions/rule.ts'
import { anyOf, isAuthor, isCreator } from '../permissions/rule.ts'

/** What the policy needs to know of a post. */
export type PostFacts = ContentDocument & AuthoredDocument

/** A post is the actor's own when they created it or are one of its authors (decisions, section 8). */
export const isOwnPost = anyOf<PostFacts>(isCreator, isAuthor)

export const postRules = ownedContentRules<PostFacts>('POST', isOwnPost)

export const canCreatePost = (actor: Actor): boolean => postRules.create.allows(actor, {})
export const canReadPost = (actor: Actor, post: PostFacts): boolean => postRules.read.allows(actor, post)
export const canUpdatePost = (actor: Actor, post: PostFacts): boolean => postRules.update.allows(actor, post)
export const canPublishPost = (actor: Actor, post: PostFacts): boolean => postRules.publish.allows(actor, post)
export const canUnpublishPost = (actor: Actor, post: PostFacts): boolean => postRules.unpublish.allows(actor, post)
export const canTrashPost = (actor: Actor, post: PostFacts): boolean => postRules.trash.allows(actor, post)

/** The twin of `canReadPost`: all posts that the actor may read. */
export const readablePosts = (actor: Actor): Where | boolean => postRules.read.where(actor)
/** The twin of `canUpdatePost`. */
export const updatablePosts = (actor: Actor): Where | boolean => postRules.update.where(actor)
