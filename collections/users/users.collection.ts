import type { CollectionConfig } from 'payload'
import { navGroups } from '../navGroups.ts'
import { accessFromRule, fieldAccessFrom, gateFrom, never } from '../permissions/accessFromRule.ts'
import { holds, isStaff } from '../permissions/actor.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { rightsFields } from './rights.fields.ts'
import {
  guardPrivileges,
  keepAnAdministrator,
  keepAnAdministratorAfterDeletion,
  makeFirstUserAdministrator,
  refuseDeletionAbove,
  refuseInactive,
  refuseShortPassword,
} from './users.hooks.ts'
import { userRules } from './users.policy.ts'

const byUserManagers = fieldAccessFrom((actor) => holds(actor, 'UPDATE_USER'))
const byUserCreators = fieldAccessFrom((actor) => holds(actor, 'CREATE_USER'))

/** The people of the newsroom (docs/spec/newsroom.md#users). */
export function users(): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: 'User', plural: 'Users' },
    disableDuplicate: true,
    defaultSort: 'name',
    // Where other documents show a person, a name and a face are enough.
    defaultPopulate: { name: true, avatar: true },
    auth: {
      // Roles decide through the fields of rights, which are there at every depth.
      depth: 0,
      // Payload's lock would let a stranger lock a person out; `plugins/accounts/attempts` limits guesses.
      maxLoginAttempts: 0,
      tokenExpiration: 12 * 60 * 60,
      useSessions: true,
    },
    access: {
      admin: gateFrom(isStaff),
      read: accessFromRule(userRules.read),
      create: accessFromRule(userRules.create),
      update: accessFromRule(userRules.update),
      delete: accessFromRule(userRules.deletePermanently),
      unlock: gateFrom((actor) => holds(actor, 'UPDATE_USER')),
    },
    admin: {
      group: navGroups.administration,
      useAsTitle: 'name',
      description: 'The people of the newsroom.',
      defaultColumns: ['name', 'email', 'roles', 'status', 'updatedAt'],
      listSearchableFields: ['name', 'email'],
      hidden: hiddenUnless('READ_USER', 'CREATE_USER', 'UPDATE_USER'),
    },
    fields: [
      { name: 'name', type: 'text', required: true },
      {
        name: 'avatar',
        type: 'upload',
        relationTo: 'media',
        filterOptions: { scheme: { equals: 'image' } },
      },
      // The point of the picture that stays in the middle, as shares of its width and height, and how much it is enlarged.
      {
        name: 'avatarCrop',
        type: 'group',
        admin: { hidden: true },
        fields: [
          { name: 'x', type: 'number', min: 0, max: 1 },
          { name: 'y', type: 'number', min: 0, max: 1 },
          { name: 'zoom', type: 'number', min: 1, max: 4 },
        ],
      },
      {
        name: 'roles',
        type: 'relationship',
        relationTo: 'roles',
        hasMany: true,
        index: true,
        access: { create: byUserCreators, update: byUserManagers },
        admin: { position: 'sidebar', description: 'You can only give what you hold yourself.' },
      },
      {
        name: 'status',
        type: 'select',
        defaultValue: 'ACTIVE',
        index: true,
        options: [
          { label: 'Active', value: 'ACTIVE' },
          { label: 'Inactive', value: 'INACTIVE' },
        ],
        access: { create: byUserCreators, update: byUserManagers },
        admin: { position: 'sidebar', description: 'Inactive people cannot log in.' },
      },
      {
        name: 'provider',
        label: 'Logs in with',
        type: 'select',
        defaultValue: 'EMAIL',
        options: [
          { label: 'E-mail and password', value: 'EMAIL' },
          { label: 'Single sign-on', value: 'OIDC' },
        ],
        access: { create: never, update: never },
        admin: { position: 'sidebar', readOnly: true },
      },
      {
        name: 'authFlowState',
        label: 'Account state',
        type: 'select',
        defaultValue: 'CREATED_ACCOUNT',
        options: [
          { label: 'Account created', value: 'CREATED_ACCOUNT' },
          { label: 'E-mail verified', value: 'EMAIL_VERIFIED' },
          { label: 'Second factor verified', value: 'TOTP_VERIFIED' },
        ],
        access: { create: never, update: never },
        admin: { position: 'sidebar', readOnly: true },
      },
      ...rightsFields,
    ],
    hooks: {
      beforeOperation: [refuseShortPassword],
      beforeLogin: [refuseInactive],
      beforeChange: [makeFirstUserAdministrator, guardPrivileges],
      afterChange: [keepAnAdministrator],
      beforeDelete: [refuseDeletionAbove],
      afterDelete: [keepAnAdministratorAfterDeletion],
    },
  }
}
