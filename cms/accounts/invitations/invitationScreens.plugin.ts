import type { CollectionConfig, Field, Plugin, UIField } from 'payload'

/** Adds what becomes of invitations to their list and their screen: sent, sent again, revoked. */
export function invitationScreens(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      collection.slug === 'invitations' ? withScreens(collection) : collection,
    ),
  })
}

const actions: UIField = {
  name: 'actions',
  label: 'Actions',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: {
      Field: '/cms/accounts/invitations/InvitationPanel.tsx#InvitationPanel',
      Cell: '/cms/accounts/invitations/InvitationCells.tsx#InvitationActionsCell',
    },
  },
}

const withScreens = (invitations: CollectionConfig): CollectionConfig => ({
  ...invitations,
  fields: [actions, ...invitations.fields.map(withCell)],
  admin: {
    ...invitations.admin,
    defaultColumns: [...(invitations.admin?.defaultColumns ?? []), 'actions'],
    components: {
      ...invitations.admin?.components,
      edit: {
        ...invitations.admin?.components?.edit,
        SaveButton: '/cms/accounts/invitations/InviteButton.tsx#InviteButton',
      },
    },
  },
})

const withCell = (field: Field): Field =>
  field.type === 'select' && field.name === 'state'
    ? {
        ...field,
        admin: {
          ...field.admin,
          // The panel says it.
          condition: () => false,
          components: { Cell: '/cms/accounts/invitations/InvitationCells.tsx#InvitationStateCell' },
        },
      }
    : field
