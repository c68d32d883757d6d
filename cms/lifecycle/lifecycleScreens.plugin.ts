import type { CollectionConfig, Plugin, UIField } from 'payload'
import { isLifecycleSlug } from '#plugins/lifecycle/lifecycle.schema.ts'

/** Puts the buttons and the status of the lifecycle in place of Payload's own, which know nothing of it. */
export const lifecycleScreens = (): Plugin => (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    if (collection.slug === 'activity') return withExport(collection)
    return isLifecycleSlug(collection.slug) ? withScreens(collection) : collection
  }),
})

/** The log's list gives what it shows as a file. */
const withExport = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      beforeListTable: ['/cms/activity/ActivityExport.tsx#ActivityExport'],
    },
  },
})

/** Only posts have checks. */
const readinessPanel: UIField = {
  name: 'readiness',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/cms/readiness/ReadinessPanel.tsx#ReadinessPanel' },
    disableListColumn: true,
  },
}

const withScreens = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.slug === 'posts' ? [readinessPanel, ...collection.fields] : collection.fields,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      views: {
        ...collection.admin?.components?.views,
        edit: {
          activity: {
            path: '/activity',
            Component: '/cms/activity/DocumentActivity.tsx#DocumentActivity',
            tab: { Component: '/cms/activity/ActivityTab.tsx#ActivityTab', order: 150 },
          },
        },
      },
      edit: {
        ...collection.admin?.components?.edit,
        beforeDocumentControls: [
          ...(collection.admin?.components?.edit?.beforeDocumentControls ?? []),
          '/cms/lifecycle/TrashedControls.tsx#TrashedControls',
          '/cms/lifecycle/UntitledDocument.tsx#UntitledDocument',
          '/cms/lifecycle/LeftUntouched.tsx#LeftUntouched',
        ],
        PublishButton: '/cms/lifecycle/LifecycleButtons.tsx#LifecycleButtons',
        UnpublishButton: '/cms/lifecycle/TrashMenuItem.tsx#TrashMenuItem',
        Status: '/cms/lifecycle/StatusLine.tsx#StatusLine',
      },
    },
  },
})
