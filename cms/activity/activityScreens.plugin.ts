import type { CollectionConfig, Plugin } from 'payload'
import { activityTab } from '../document/activityTab.ts'

/** Puts the log of activity in sentences in place of Payload's list and form, and a tab with it beside accounts. */
export function activityScreens(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) => {
      if (collection.slug === 'activity') return withLog(collection)
      return collection.slug === 'users' ? withTab(collection) : collection
    }),
  })
}

const withLog = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      views: {
        ...collection.admin?.components?.views,
        list: { Component: '/cms/activity/ActivityListView.tsx#ActivityListView' },
        edit: { default: { Component: '/cms/activity/ActivityEntry.tsx#ActivityEntry' } },
      },
    },
  },
})

const withTab = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      views: {
        ...collection.admin?.components?.views,
        edit: { activity: activityTab('/cms/activity/activityLists.tsx#PersonActivity') },
      },
    },
  },
})
