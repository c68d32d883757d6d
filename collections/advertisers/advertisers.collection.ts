import type { CollectionConfig, Field } from 'payload'
import { navGroups } from '../navGroups.ts'
import { accessFromRule, never } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { isHolding, noActor } from '../permissions/rule.ts'

// Advertisers come from the ad server: synchronising creates them, and no person does.
const advertiserRules = {
  read: isHolding('READ_BROADSTREET_ADVERTISER'),
  create: noActor,
  update: isHolding('UPDATE_BROADSTREET_ADVERTISER'),
  deletePermanently: isHolding('DELETE_BROADSTREET_ADVERTISER'),
}

// A field that synchronising alone writes.
const synchronised = <Synchronised extends Field>(field: Synchronised): Synchronised => ({
  ...field,
  access: { update: never },
  admin: { ...field.admin, readOnly: true },
})

/** The customers of the ad server, as its own list has them, with a note of the newsroom's. */
export function advertisers(): CollectionConfig {
  return {
    slug: 'advertisers',
    labels: { singular: 'Advertiser', plural: 'Advertisers' },
    defaultSort: 'name',
    access: {
      read: accessFromRule(advertiserRules.read),
      create: accessFromRule(advertiserRules.create),
      update: accessFromRule(advertiserRules.update),
      delete: accessFromRule(advertiserRules.deletePermanently),
    },
    admin: {
      group: navGroups.audience,
      useAsTitle: 'name',
      description: 'The customers of the ad server.',
      defaultColumns: ['name', 'website', 'isListed', 'synchronisedAt'],
      listSearchableFields: ['name', 'website', 'adServerId'],
      hidden: hiddenUnless('READ_BROADSTREET_ADVERTISER'),
    },
    fields: [
      synchronised({ name: 'name', type: 'text', required: true, index: true }),
      synchronised({ name: 'website', type: 'text' }),
      { name: 'note', label: 'Note for the newsroom', type: 'textarea' },
      synchronised({
        name: 'adServerId',
        label: 'Id at the ad server',
        type: 'text',
        required: true,
        unique: true,
        admin: { position: 'sidebar' },
      }),
      synchronised({
        name: 'isListed',
        label: 'In the list of the ad server',
        type: 'checkbox',
        defaultValue: true,
        admin: { position: 'sidebar' },
      }),
      synchronised({
        name: 'synchronisedAt',
        label: 'Synchronised',
        type: 'date',
        admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
      }),
    ],
  }
}
