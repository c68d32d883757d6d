import type { CollectionConfig, Plugin } from 'payload'

/** Gives documents without a title a name in the head of their form. */
export function documentTitles(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map(withTitle),
  })
}

const withTitle = (collection: CollectionConfig): CollectionConfig => {
  const components = collection.admin?.components
  const controls = [...(components?.edit?.beforeDocumentControls ?? []), '/cms/brand/DocumentTitle.tsx#DocumentTitle']
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: { ...components, edit: { ...components?.edit, beforeDocumentControls: controls } },
    },
  }
}
