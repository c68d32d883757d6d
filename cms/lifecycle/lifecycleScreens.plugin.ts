import type { CollectionConfig, Plugin } from 'payload'
import { isLifecycleSlug } from '#plugins/lifecycle/lifecycle.schema.ts'
import { activityTab } from '../document/activityTab.ts'

/** Puts the buttons and the status of the lifecycle in place of Payload's own, which know nothing of it. */
export function lifecycleScreens(): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      isLifecycleSlug(collection.slug) ? withScreens(collection) : collection,
    ),
  })
}

const withScreens = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      views: {
        ...collection.admin?.components?.views,
        edit: {
          activity: activityTab('/cms/activity/activityLists.tsx#DocumentActivity'),
          versions: { Component: '/cms/versions/VersionList.tsx#VersionList' },
        },
      },
      edit: {
        ...collection.admin?.components?.edit,
        beforeDocumentControls: [
          ...(collection.admin?.components?.edit?.beforeDocumentControls ?? []),
          '/cms/lifecycle/TrashedControls.tsx#TrashedControls',
          '/cms/lifecycle/LeftUntouched.tsx#LeftUntouched',
          '/cms/lifecycle/StateUpdates.tsx#StateUpdates',
        ],
        PublishButton: '/cms/lifecycle/LifecycleButtons.tsx#LifecycleButtons',
        UnpublishButton: '/cms/lifecycle/TrashMenuItem.tsx#TrashMenuItem',
        Status: '/cms/lifecycle/StatusLine.tsx#StatusLine',
      },
    },
  },
})
