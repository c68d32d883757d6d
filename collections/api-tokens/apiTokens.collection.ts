import type { CollectionConfig } from 'payload'
import { navGroups } from '../navGroups.ts'
import { accessFromRule, never } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { permissionNames } from '../permissions/permissionNames.ts'
import { apiTokenRules } from './apiTokens.policy.ts'

const setByServer = { create: never, update: never }

/** Tokens of programs: whose account they use, what of it, from where and until when. */
export function apiTokens(): CollectionConfig {
  return {
    slug: 'api-tokens',
    labels: { singular: 'API token', plural: 'API tokens' },
    disableDuplicate: true,
    defaultSort: '-createdAt',
    access: {
      read: accessFromRule(apiTokenRules.read),
      create: accessFromRule(apiTokenRules.create),
      update: accessFromRule(apiTokenRules.update),
      delete: accessFromRule(apiTokenRules.deletePermanently),
    },
    admin: {
      group: navGroups.administration,
      useAsTitle: 'name',
      description: 'How programs come in: with a part of the permissions of the person who makes the token.',
      defaultColumns: ['name', 'owner', 'hint', 'lastUsedAt', 'expiresAt', 'revokedAt'],
      listSearchableFields: ['name', 'hint'],
      hidden: hiddenUnless('READ_API_TOKEN', 'CREATE_API_TOKEN'),
    },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      {
        name: 'permissions',
        type: 'select',
        hasMany: true,
        required: true,
        options: permissionNames.map((name) => ({ value: name, label: name })),
      },
      {
        name: 'networks',
        label: 'Only from',
        type: 'text',
        hasMany: true,
        admin: { description: 'Addresses such as 192.0.2.7 or 2001:db8::/48. Empty: from everywhere.' },
      },
      {
        name: 'perMinute',
        label: 'Calls a minute',
        type: 'number',
        min: 1,
        max: 6000,
        defaultValue: 300,
      },
      { name: 'expiresAt', label: 'Good until', type: 'date', index: true },
      {
        name: 'owner',
        label: 'Made by',
        type: 'relationship',
        relationTo: 'users',
        index: true,
        access: setByServer,
        admin: { position: 'sidebar', readOnly: true, condition: ({ owner }) => Boolean(owner) },
      },
      {
        name: 'hint',
        label: 'Last characters',
        type: 'text',
        access: setByServer,
        admin: { position: 'sidebar', readOnly: true, condition: ({ hint }) => Boolean(hint) },
      },
      {
        name: 'lastUsedAt',
        label: 'Last used',
        type: 'date',
        access: setByServer,
        admin: { position: 'sidebar', readOnly: true },
      },
      {
        name: 'lastUsedFrom',
        label: 'Last used from',
        type: 'text',
        access: setByServer,
        admin: { position: 'sidebar', readOnly: true, condition: ({ lastUsedFrom }) => Boolean(lastUsedFrom) },
      },
      {
        name: 'revokedAt',
        label: 'Revoked',
        type: 'date',
        index: true,
        access: setByServer,
        admin: { position: 'sidebar', readOnly: true, condition: ({ revokedAt }) => Boolean(revokedAt) },
      },
      {
        name: 'revokedBy',
        label: 'Revoked by',
        type: 'text',
        access: setByServer,
        admin: { position: 'sidebar', readOnly: true, condition: ({ revokedBy }) => Boolean(revokedBy) },
      },
      // SHA-256 of the token, which is shown once and kept nowhere.
      { name: 'secretHash', type: 'text', unique: true, hidden: true, access: { read: never, ...setByServer } },
    ],
  }
}
