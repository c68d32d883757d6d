import type { CollectionConfig, GlobalConfig, RichTextField } from 'payload'
import type { DocumentType } from '#blocks/registry/documentTypes.ts'
import { activity } from './activity/activity.collection.ts'
import { addressEntries, addresses } from './addresses/addresses.collection.ts'
import { withAddress } from './addresses/contentAddress.hooks.ts'
import { advertisers } from './advertisers/advertisers.collection.ts'
import { alert } from './alert/alertGlobal.ts'
import { answerReports } from './answer-reports/answerReports.collection.ts'
import { apiTokens } from './api-tokens/apiTokens.collection.ts'
import { assistantAnswers } from './assistants/assistantAnswers.collection.ts'
import { assistants } from './assistants/assistants.collection.ts'
import { authors } from './authors/authors.collection.ts'
import { candidateForums } from './candidate-forums/candidateForums.collection.ts'
import { contributorRoles } from './contributor-roles/contributorRoles.collection.ts'
import { embeds } from './embeds/embeds.collection.ts'
import { fronts } from './fronts/fronts.collection.ts'
import { invitations } from './invitations/invitations.collection.ts'
import { schedules } from './lifecycle/schedules.collection.ts'
import { media } from './media/media.collection.ts'
import { newsletterLists } from './newsletters/newsletterLists.collection.ts'
import { newsletterSubscriptions } from './newsletters/newsletterSubscriptions.collection.ts'
import { newsletterSuppressions } from './newsletters/newsletterSuppressions.collection.ts'
import { newsletters } from './newsletters/newsletters.collection.ts'
import { pages } from './pages/pages.collection.ts'
import { postSources } from './post-sources/postSources.collection.ts'
import { posts } from './posts/posts.collection.ts'
import { promotions } from './promotions/promotions.collection.ts'
import { reusableBlocks } from './reusable-blocks/reusableBlocks.collection.ts'
import { roles } from './roles/roles.collection.ts'
import { sections } from './sections/sections.collection.ts'
import { settings } from './settings/settingsGlobal.ts'
import { tags } from './tags/tags.collection.ts'
import { urlTargets } from './url-targets/urlTargets.collection.ts'
import { users } from './users/users.collection.ts'

type Editor = RichTextField['editor']

export interface ContentModelOptions {
  /** Stories, pages, newsletters and reusable blocks: text with the blocks that each of them may hold. */
  bodyEditor: (documentType: DocumentType) => Editor
  /** The dek: a line of text with a few marks. */
  dekEditor: Editor
  /** Descriptions: paragraphs and links. */
  proseEditor: Editor
  mediaDir: string
  /** The public address of the reader site, without a trailing slash. */
  siteUrl: string
}

/** Everything that the newsroom keeps, in the order of the navigation. */
export function contentModel({ bodyEditor, dekEditor, proseEditor, mediaDir, siteUrl }: ContentModelOptions): {
  collections: CollectionConfig[]
  globals: GlobalConfig[]
} {
  return {
    collections: [
      posts({ bodyEditor: bodyEditor('post'), dekEditor }),
      fronts({ bodyEditor: bodyEditor('front') }),
      sections({ proseEditor, siteUrl }),
      pages({ bodyEditor: bodyEditor('page') }),
      reusableBlocks({ bodyEditor: bodyEditor('reusable') }),
      media({ staticDir: mediaDir }),
      tags(),
      authors(),
      postSources(),
      contributorRoles(),
      newsletters({ bodyEditor: bodyEditor('newsletter') }),
      newsletterLists(),
      newsletterSubscriptions(),
      newsletterSuppressions(),
      promotions(),
      advertisers(),
      assistants(),
      answerReports(),
      assistantAnswers(),
      candidateForums(),
      embeds(),
      urlTargets({ siteUrl }),
      addresses(),
      addressEntries(),
      users(),
      invitations(),
      roles(),
      apiTokens(),
      schedules(),
      activity(),
    ].map(withAddress),
    globals: [settings(), alert()],
  }
}
