import type { CollectionConfig, Field, Plugin } from 'payload'

/** Gives API tokens a screen of their own, where they are made, changed and revoked, and their list its words. */
export function tokenScreens(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      collection.slug === 'api-tokens' ? withScreens(collection) : collection,
    ),
  })
}

const cells: Record<string, string> = {
  hint: '/cms/api-tokens/TokenCells.tsx#TokenHintCell',
  expiresAt: '/cms/api-tokens/TokenCells.tsx#TokenEndCell',
}

const withScreens = (tokens: CollectionConfig): CollectionConfig => ({
  ...tokens,
  fields: tokens.fields.map(withCell),
  admin: {
    ...tokens.admin,
    defaultColumns: ['name', 'owner', 'hint', 'lastUsedAt', 'expiresAt'],
    components: {
      ...tokens.admin?.components,
      views: {
        ...tokens.admin?.components?.views,
        edit: { root: { Component: '/cms/api-tokens/TokenView.tsx#TokenView' } },
      },
    },
  },
})

function withCell(field: Field): Field {
  const Cell = 'name' in field ? cells[field.name] : undefined
  if (!Cell) return field
  if (field.type === 'text') return { ...field, admin: { ...field.admin, components: { Cell } } }
  return field.type === 'date' ? { ...field, admin: { ...field.admin, components: { Cell } } } : field
}
