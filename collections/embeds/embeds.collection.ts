import type { CollectionConfig } from 'payload'
import { staffOnly } from '../fields/internal.fields.ts'
import { navGroups } from '../navGroups.ts'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { isStaff, noActor } from '../permissions/rule.ts'

/**
 * Posts and films of other places that stories show, each address once (docs/spec/editor.md#embed-record). Made by
 * looking an address up; readers get what its provider answered in a frame of its own.
 */
export function embeds(): CollectionConfig {
  return {
    slug: 'embeds',
    labels: { singular: 'Embed', plural: 'Embeds' },
    access: {
      read: accessFromRule(isStaff),
      create: accessFromRule(noActor),
      update: accessFromRule(noActor),
      delete: accessFromRule(noActor),
    },
    admin: {
      group: navGroups.library,
      useAsTitle: 'title',
      hidden: true,
      description: 'Posts and films of other places that stories show.',
    },
    fields: [
      { name: 'url', label: 'Address', type: 'text', required: true, unique: true },
      {
        name: 'kind',
        type: 'select',
        required: true,
        options: ['photo', 'video', 'link', 'rich'].map((value) => ({ value, label: value })),
      },
      { name: 'title', type: 'text' },
      { name: 'provider', type: 'text' },
      {
        // Everything that the provider answered, as it answered it (oEmbed 1.0).
        name: 'record',
        type: 'json',
        required: true,
        access: { read: staffOnly },
      },
    ],
  }
}
