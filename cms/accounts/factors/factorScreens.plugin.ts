import type { CollectionConfig, Plugin, UIField } from 'payload'

/** Adds second factors to the forms of people and roles, and asks who saves those whether it is them. */
export function factorScreens(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) => {
      if (collection.slug === 'users') return withProof({ ...collection, fields: [...collection.fields, factors] })
      return collection.slug === 'roles' ? withProof(withCoverage(collection)) : collection
    }),
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        providers: [...(config.admin?.components?.providers ?? []), '/cms/accounts/factors/ProveAgain.tsx#ProveAgain'],
      },
    },
  })
}

const factors: UIField = {
  name: 'factors',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/accounts/factors/PersonFactors.tsx#PersonFactors' },
  },
}

const coverage: UIField = {
  name: 'factorCoverage',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/cms/accounts/factors/RoleCoverage.tsx#RoleCoverage' },
  },
}

const withCoverage = (roles: CollectionConfig): CollectionConfig => ({
  ...roles,
  fields: roles.fields.flatMap((field) =>
    'name' in field && field.name === 'graceDays' ? [field, coverage] : [field],
  ),
})

const withProof = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      edit: {
        ...collection.admin?.components?.edit,
        SaveButton: '/cms/accounts/factors/ProvenSaveButton.tsx#ProvenSaveButton',
      },
    },
  },
})
