import type { Plugin, UIField } from 'payload'

/** Adds to the page of an account how an administrator gives its person a new password. */
export function passwordScreens(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      collection.slug === 'users' ? { ...collection, fields: [...collection.fields, resetLink] } : collection,
    ),
  })
}

const resetLink: UIField = {
  name: 'resetLink',
  label: 'New password',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/accounts/passwords/ResetLink.tsx#ResetLink' },
  },
}
