import type { CollectionConfig, Plugin } from 'payload'
import { isLifecycleSlug } from '#plugins/lifecycle/lifecycle.schema.ts'

/** Puts the buttons and the status of the lifecycle in place of Payload's own, which know nothing of it. */
export const lifecycleScreens = (): Plugin => (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    isLifecycleSlug(collection.slug) ? withScreens(collection) : collection,
  ),
})

const withScreens = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      edit: {
        ...collection.admin?.components?.edit,
        PublishButton: '/cms/lifecycle/LifecycleButtons.tsx#LifecycleButtons',
        UnpublishButton: '/cms/lifecycle/TrashMenuItem.tsx#TrashMenuItem',
        Status: '/cms/lifecycle/StatusLine.tsx#StatusLine',
      },
    },
  },
})
