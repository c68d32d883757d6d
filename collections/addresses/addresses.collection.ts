import type { CollectionConfig, Field } from 'payload'
import { navGroups } from '../navGroups.ts'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { isHolding, noActor } from '../permissions/rule.ts'
import { answers } from './addressRules.ts'

const labels: Record<(typeof answers)[number], string> = {
  '200': 'The page',
  '301': '301 Moved Permanently',
  '307': '307 Temporary Redirect',
  '410': '410 Gone',
  '451': '451 Unavailable',
  '404': 'Nothing',
}

const isBarred = (data: { answer?: unknown }): boolean => data.answer === '451'

// The fields that the ledger and its history have in common.
const statement: Field[] = [
  {
    name: 'answer',
    label: 'Readers get',
    type: 'select',
    required: true,
    index: true,
    options: answers.map((value) => ({ value, label: labels[value] })),
  },
  {
    name: 'owner',
    label: 'Document',
    type: 'text',
    index: true,
    admin: { description: 'The document that is or was live here.' },
  },
  { name: 'target', label: 'Leads to', type: 'text' },
  { name: 'authority', type: 'text', admin: { condition: isBarred } },
  { name: 'authorityUrl', label: 'Address of the authority', type: 'text', admin: { condition: isBarred } },
  { name: 'why', type: 'text', required: true },
  { name: 'by', type: 'text', required: true },
]

// Written only by the hooks that follow publications and redirects.
const written = {
  read: accessFromRule(isHolding('VIEW_REDIRECTS')),
  create: accessFromRule(noActor),
  update: accessFromRule(noActor),
  delete: accessFromRule(noActor),
}

/** The ledger: every public address ever used, and its current response. One row per address. */
export function addresses(): CollectionConfig {
  return {
    slug: 'addresses',
    labels: { singular: 'Address', plural: 'Addresses' },
    defaultSort: '-since',
    access: written,
    admin: {
      group: navGroups.administration,
      useAsTitle: 'path',
      description: 'Every address that readers were ever given, and what they get there now.',
      defaultColumns: ['path', 'answer', 'target', 'why', 'by', 'since'],
      listSearchableFields: ['path', 'target'],
      hidden: hiddenUnless('VIEW_REDIRECTS'),
    },
    fields: [
      { name: 'path', label: 'Address', type: 'text', required: true, unique: true, index: true },
      ...statement,
      // What finds the redirects to an address or a document, so that they can be led on when it moves: a path, or "posts:12".
      { name: 'leadsTo', type: 'text', index: true, admin: { hidden: true } },
      { name: 'since', type: 'date', required: true, index: true },
    ],
  }
}

/** The history of the ledger: a line for each change, never changed itself. */
export function addressEntries(): CollectionConfig {
  return {
    slug: 'address-entries',
    labels: { singular: 'Change of an address', plural: 'Changes of addresses' },
    defaultSort: '-createdAt',
    access: written,
    admin: { hidden: true, useAsTitle: 'path', defaultColumns: ['createdAt', 'path', 'answer', 'target', 'why', 'by'] },
    fields: [{ name: 'path', label: 'Address', type: 'text', required: true, index: true }, ...statement],
  }
}
