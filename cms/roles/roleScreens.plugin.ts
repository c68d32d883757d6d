import type { CollectionConfig, Field, Plugin, UIField } from 'payload'
import { permissionWords } from '#collections/permissions/permission.words.ts'
import { isPermission } from '#collections/permissions/permissionNames.ts'
import { rolesRoute } from '../desk/deskRoutes.ts'

/**
 * Shows the permissions of a role as a table with names for people, the people who have the role and what changed; all
 * roles beside each other; and in the form of a person what their roles let them do.
 */
export function roleScreens(): Plugin {
  return (config) => ({
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        views: {
          ...config.admin?.components?.views,
          roleMatrix: {
            Component: '/cms/roles/RoleMatrixView.tsx#RoleMatrixView',
            path: rolesRoute,
            exact: true,
            meta: { title: 'All roles' },
          },
        },
      },
    },
    collections: config.collections?.map((collection) => {
      if (collection.slug === 'roles') return withScreens(collection)
      return collection.slug === 'users' ? { ...collection, fields: [...collection.fields, rights] } : collection
    }),
  })
}

const part = (name: string, Field: string): UIField => ({
  name,
  type: 'ui',
  admin: { disableListColumn: true, components: { Field } },
})

const rights = part('rights', '/cms/roles/PersonRights.tsx#PersonRights')
const copy = part('copy', '/cms/roles/CopyRole.tsx#CopyRole')
const history = part('history', '/cms/roles/RoleHistory.tsx#RoleHistory')

const holders: UIField = {
  name: 'holders',
  label: 'People',
  type: 'ui',
  admin: {
    components: {
      Field: '/cms/roles/RoleHolders.tsx#RoleHolders',
      Cell: '/cms/roles/RoleCells.tsx#HoldersCell',
    },
  },
}

const withScreens = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    defaultColumns: ['name', 'description', 'holders', 'permissions', 'updatedAt'],
    components: {
      ...collection.admin?.components,
      beforeListTable: [
        ...(collection.admin?.components?.beforeListTable ?? []),
        '/cms/roles/CompareRolesLink.tsx#CompareRolesLink',
      ],
    },
  },
  fields: collection.fields.flatMap((field) =>
    'name' in field && field.name === 'permissions' ? [copy, holders, asTable(field), history] : [field],
  ),
})

const asTable = (field: Field): Field =>
  field.type === 'select'
    ? {
        ...field,
        options: field.options.map((option) => {
          const value = typeof option === 'string' ? option : option.value
          return { value, label: isPermission(value) ? permissionWords[value].name : value }
        }),
        admin: {
          ...field.admin,
          components: {
            ...field.admin?.components,
            Field: '/cms/roles/PermissionsField.tsx#PermissionsField',
            Cell: '/cms/roles/RoleCells.tsx#PermissionsCell',
          },
        },
      }
    : field
