import type { CollectionBeforeChangeHook, CollectionConfig, RichTextField } from 'payload'
import { createdByField, importHashField, importKeyField } from '../fields/internal.fields.ts'
import { plainTextOf } from '../fields/plainTextOf.ts'
import { publishStatusField } from '../lifecycle/publishStatus.field.ts'
import { withLifecycle } from '../lifecycle/withLifecycle.ts'
import { navGroups } from '../navGroups.ts'
import { never } from '../permissions/accessFromRule.ts'
import { detailsTab } from './details.tab.ts'
import { mediaTab } from './media.tab.ts'
import { setAddress } from './postAddress.hooks.ts'
import { postSlugField } from './postSlug.ts'
import { postRules } from './posts.policy.ts'
import { setPrimarySection } from './primarySection.hooks.ts'
import { storyTab } from './story.tab.ts'
import { setTranscriptType } from './transcriptType.ts'

// Keeps the dek as text beside the rich one: lists, search, feeds and the readiness checks read it.
const setSubheadText: CollectionBeforeChangeHook = ({ data }) => ({
  ...data,
  subheadText: plainTextOf(data.subhead),
})

/**
 * Posts: articles, opinion, sponsored posts and podcast episodes (docs/spec/newsroom.md#post-fields).
 * @param bodyEditor the rich text editor of the story, with blocks.
 * @param dekEditor the smaller one of the dek.
 */
export function posts({
  bodyEditor,
  dekEditor,
}: {
  bodyEditor: RichTextField['editor']
  dekEditor: RichTextField['editor']
}): CollectionConfig {
  return withLifecycle(
    postRules,
    { canWait: true },
    {
      slug: 'posts',
      labels: { singular: 'Post', plural: 'Posts' },
      defaultSort: '-updatedAt',
      admin: {
        group: navGroups.newsroom,
        useAsTitle: 'headline',
        description: 'Articles, opinion, sponsored posts and podcast episodes.',
        defaultColumns: ['headline', 'authors', 'publishStatus', 'publishDateTime', 'updatedAt'],
        listSearchableFields: ['headline', 'subheadText', 'slug'],
        pagination: { defaultLimit: 20, limits: [20, 50] },
      },
      indexes: [{ fields: ['_status', 'publishDateTime'] }, { fields: ['type', 'publishDateTime'] }],
      fields: [
        { type: 'tabs', tabs: [storyTab({ bodyEditor, dekEditor }), mediaTab, detailsTab] },
        publishStatusField(),
        {
          name: 'publishDateTime',
          label: 'Published',
          type: 'date',
          index: true,
          admin: {
            position: 'sidebar',
            date: { pickerAppearance: 'dayAndTime' },
            description: 'Set at the first publication when left empty.',
          },
          hooks: { beforeDuplicate: [() => null] },
        },
        postSlugField,
        {
          name: 'path',
          label: 'Address',
          type: 'text',
          unique: true,
          index: true,
          access: { create: never, update: never },
          admin: {
            position: 'sidebar',
            readOnly: true,
            description: 'Where readers find this post. The date is that of its first publication.',
          },
          hooks: { beforeDuplicate: [() => null] },
        },
        createdByField,
        importKeyField,
        importHashField,
      ],
      hooks: {
        beforeChange: [setSubheadText, setTranscriptType, setPrimarySection, setAddress],
      },
    },
  )
}
