import type { CollectionConfig, Plugin, UIField } from 'payload'
import { lifecycleOf } from '#collections/lifecycle/withLifecycle.ts'
import type { RowMenuOptions } from './RowMenuCell.tsx'

// Payload's own lists whose rows get a menu, and whether readers have a page of each document.
const lists: Record<string, { hasPages: boolean }> = {
  pages: { hasPages: true },
  'reusable-blocks': { hasPages: false },
  promotions: { hasPages: false },
}

/** Adds a column with the actions of each row to the lists that are Payload's own. */
export function rowMenus(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) => {
      const list = lists[collection.slug]
      return list ? withMenu(collection, list.hasPages) : collection
    }),
  })
}

function withMenu(collection: CollectionConfig, hasPages: boolean): CollectionConfig {
  const names = lifecycleOf({ custom: collection.custom ?? {} })?.rules.names
  if (!names) return collection
  const clientProps: RowMenuOptions = {
    needs: {
      publish: [...names.update, ...names.publish],
      unpublish: names.unpublish,
      trash: names.trash,
      restore: names.update,
    },
    hasPages,
  }
  const menu: UIField = {
    name: 'rowMenu',
    label: 'Actions',
    type: 'ui',
    admin: { components: { Cell: { path: '/cms/posts-list/RowMenuCell.tsx#RowMenuCell', clientProps } } },
  }
  return {
    ...collection,
    fields: [...collection.fields, menu],
    admin: { ...collection.admin, defaultColumns: [...(collection.admin?.defaultColumns ?? []), 'rowMenu'] },
  }
}
