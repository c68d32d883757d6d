import type { CollectionConfig } from 'payload'
import { navGroups } from '../navGroups.ts'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { permissionNames } from '../permissions/permissionNames.ts'
import { keepAnAdministratorAfterRoleChange, refuseDeletion, refuseExcess } from './roles.hooks.ts'
import { roleRules } from './roles.policy.ts'

/** A role is a named set of permissions; people have roles. */
export function roles(): CollectionConfig {
  return {
    slug: 'roles',
    labels: { singular: 'Role', plural: 'Roles' },
    disableDuplicate: true,
    defaultSort: 'name',
    access: {
      read: accessFromRule(roleRules.read),
      create: accessFromRule(roleRules.create),
      update: accessFromRule(roleRules.update),
      delete: accessFromRule(roleRules.deletePermanently),
    },
    admin: {
      group: navGroups.administration,
      useAsTitle: 'name',
      description: 'What people may do. You can only give what you hold yourself.',
      defaultColumns: ['name', 'description', 'updatedAt'],
      listSearchableFields: ['name', 'description'],
      hidden: hiddenUnless('READ_ROLE'),
    },
    fields: [
      { name: 'name', type: 'text', required: true, unique: true },
      { name: 'description', type: 'text' },
      {
        name: 'permissions',
        type: 'select',
        hasMany: true,
        options: permissionNames.map((name) => ({ value: name, label: name })),
      },
      {
        name: 'secondFactor',
        label: 'Second factor',
        type: 'select',
        defaultValue: 'optional',
        options: [
          { label: 'Off', value: 'off' },
          { label: 'Optional', value: 'optional' },
          { label: 'Required', value: 'required' },
        ],
        admin: {
          description:
            'Besides the password: an authenticator app or a passkey. Of the roles of a person the strictest counts; who has one is always asked.',
        },
      },
      {
        name: 'graceDays',
        label: 'Days to set it up',
        type: 'number',
        min: 0,
        max: 90,
        defaultValue: 7,
        admin: {
          description: 'Counted from the first log-in at which it is required. 0: at once.',
          condition: ({ secondFactor }) => secondFactor === 'required',
        },
      },
    ],
    hooks: {
      beforeChange: [refuseExcess],
      afterChange: [keepAnAdministratorAfterRoleChange],
      beforeDelete: [refuseDeletion],
    },
  }
}
