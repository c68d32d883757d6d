import type { CollectionConfig, Plugin, UIField } from 'payload'

const actAs: UIField = {
  name: 'actAs',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/impersonation/ActAs.tsx#ActAs' },
  },
}

/** Adds acting as another person to the form of a person, and to every page the bar that says so. */
export function impersonationScreens(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map(
      (collection): CollectionConfig =>
        collection.slug === 'users' ? { ...collection, fields: [...collection.fields, actAs] } : collection,
    ),
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        providers: [...(config.admin?.components?.providers ?? []), '/cms/impersonation/Acting.tsx#Acting'],
      },
    },
  })
}
