import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { forHolders } from './tabCondition.ts'

const api = { tab: { condition: forHolders('SYSTEM_TOOLS') } }

/** Shows the tab 'API' of documents to those who run the system: to all others it says nothing. */
export function apiTab(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) => {
      const views = collection.admin?.components?.views
      return withViews(collection, { ...views, edit: Object.assign({}, views?.edit, { api }) })
    }),
    globals: config.globals?.map((global) => {
      const views = global.admin?.components?.views
      return withViews(global, { ...views, edit: Object.assign({}, views?.edit, { api }) })
    }),
  })
}

const withViews = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity, views: object): Entity => ({
  ...entity,
  admin: { ...entity.admin, components: { ...entity.admin?.components, views } },
})
