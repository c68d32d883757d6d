import { newsletterRules } from '../newsletters/newsletters.policy.ts'
import type { ContentRules } from '../permissions/contentRules.ts'
import { type PostFacts, postRules } from '../posts/posts.policy.ts'
import { sectionRules } from '../sections/sections.policy.ts'
import type { ListedCollection } from './listModels.ts'

/** The rules of each collection that has a list. */
export const listRules: Record<ListedCollection, ContentRules<PostFacts>> = {
  posts: postRules,
  newsletters: newsletterRules,
  sections: sectionRules,
}
