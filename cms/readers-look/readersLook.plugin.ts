import type { Plugin, UIField } from 'payload'

// The collections whose forms begin with what readers get of the document, and the component that draws it.
const looks: Record<string, string> = {
  authors: '/cms/readers-look/AuthorLook.tsx#AuthorLook',
  promotions: '/cms/readers-look/PromotionForReaders.tsx#PromotionForReaders',
}

/** Shows above the forms of authors and promotions what readers get, as it is typed. */
export function readersLook(): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) => {
      const Field = looks[collection.slug]
      if (!Field) return collection
      const look: UIField = {
        name: 'readersLook',
        type: 'ui',
        admin: { disableListColumn: true, components: { Field } },
      }
      return { ...collection, fields: [look, ...collection.fields] }
    }),
  })
}
