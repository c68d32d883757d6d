import { newsletterRules } from '../newsletters/newsletters.policy.ts'
import type { ContentRules } from '../permissions/contentRules.ts'
import { isCreator, type Rule } from '../permissions/rule.ts'
import { isOwnPost, type PostFacts, postRules } from '../posts/posts.policy.ts'
import { sectionRules } from '../sections/sections.policy.ts'
import type { ListedCollection } from './listModels.ts'

/** The rules of each collection that has a list. */
export const listRules: Record<ListedCollection, ContentRules<PostFacts>> = {
  posts: postRules,
  newsletters: newsletterRules,
  sections: sectionRules,
}

/** Which documents of a list are a person's own: created by them or, for posts, with their by-line. */
export const ownRules: Record<ListedCollection, Rule<PostFacts>> = {
  posts: isOwnPost,
  newsletters: isCreator,
  sections: isCreator,
}
