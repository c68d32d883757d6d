import type { CollectionConfig } from 'payload'
import { navGroups } from '../navGroups.ts'
import { accessFromRule, never } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { isHolding } from '../permissions/rule.ts'

const setByServer = { create: never, update: never }

/** Invitations to the newsroom: who may make an account, with which roles, until when, and what became of it. */
export function invitations(): CollectionConfig {
  return {
    slug: 'invitations',
    labels: { singular: 'Invitation', plural: 'Invitations' },
    disableDuplicate: true,
    defaultSort: '-createdAt',
    access: {
      read: accessFromRule(isHolding('READ_INVITATION')),
      create: accessFromRule(isHolding('CREATE_INVITATION')),
      update: accessFromRule(isHolding('UPDATE_INVITATION')),
      delete: accessFromRule(isHolding('DELETE_INVITATION')),
    },
    admin: {
      group: navGroups.administration,
      useAsTitle: 'email',
      description: 'Who may join the newsroom. Each invitation works once.',
      defaultColumns: ['email', 'name', 'roles', 'state', 'invitedBy', 'expiresAt'],
      listSearchableFields: ['email', 'name'],
      hidden: hiddenUnless('READ_INVITATION', 'CREATE_INVITATION'),
    },
    fields: [
      {
        name: 'email',
        label: 'E-mail',
        type: 'email',
        required: true,
        index: true,
        // The link is on its way to this address.
        access: { update: never },
      },
      { name: 'name', type: 'text', admin: { description: 'The person can change it when the account is made.' } },
      {
        name: 'roles',
        type: 'relationship',
        relationTo: 'roles',
        hasMany: true,
        admin: { description: 'You can only give what you hold yourself.' },
      },
      {
        name: 'state',
        type: 'select',
        defaultValue: 'open',
        index: true,
        options: [
          { label: 'Open', value: 'open' },
          { label: 'Accepted', value: 'accepted' },
          { label: 'Revoked', value: 'revoked' },
        ],
        access: setByServer,
        admin: { position: 'sidebar', readOnly: true },
      },
      {
        name: 'expiresAt',
        label: 'Open until',
        type: 'date',
        access: setByServer,
        admin: { position: 'sidebar', readOnly: true, condition: ({ expiresAt }) => Boolean(expiresAt) },
      },
      {
        name: 'sentAt',
        label: 'Last sent',
        type: 'date',
        access: setByServer,
        admin: { position: 'sidebar', readOnly: true, condition: ({ sentAt }) => Boolean(sentAt) },
      },
      {
        name: 'invitedBy',
        label: 'Invited by',
        type: 'relationship',
        relationTo: 'users',
        access: setByServer,
        admin: { position: 'sidebar', readOnly: true, condition: ({ invitedBy }) => Boolean(invitedBy) },
      },
      {
        name: 'account',
        type: 'relationship',
        relationTo: 'users',
        access: setByServer,
        admin: { position: 'sidebar', readOnly: true, condition: ({ account }) => Boolean(account) },
      },
      // SHA-256 of the secret in the link; the link itself is kept nowhere.
      {
        name: 'secretHash',
        type: 'text',
        index: true,
        hidden: true,
        access: { read: never, ...setByServer },
      },
    ],
  }
}
