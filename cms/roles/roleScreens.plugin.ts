import type { CollectionConfig, Field, Plugin, UIField } from 'payload'
import { isPermission } from '#collections/permissions/permission.names.ts'
import { permissionLabel } from './permissionGrid.ts'

/** Shows the permissions of a role as a table with names for people, and the people who have the role. */
export const roleScreens = (): Plugin => (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === 'roles' ? withScreens(collection) : collection,
  ),
})

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
  admin: { ...collection.admin, defaultColumns: ['name', 'description', 'holders', 'permissions', 'updatedAt'] },
  fields: collection.fields.flatMap((field) =>
    'name' in field && field.name === 'permissions' ? [holders, asTable(field)] : [field],
  ),
})

const asTable = (field: Field): Field =>
  field.type === 'select'
    ? {
        ...field,
        options: field.options.map((option) => {
          const value = typeof option === 'string' ? option : option.value
          return { value, label: isPermission(value) ? permissionLabel(value) : value }
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
