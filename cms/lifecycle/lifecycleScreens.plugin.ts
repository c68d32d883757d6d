import type { CollectionConfig, Plugin, UIField } from 'payload'
import { isLifecycleSlug } from '#plugins/lifecycle/lifecycle.schema.ts'

/** Puts the buttons and the status of the lifecycle in place of Payload's own, which know nothing of it. */
export const lifecycleScreens = (): Plugin => (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    isLifecycleSlug(collection.slug) ? withScreens(collection) : collection,
  ),
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
      edit: {
        ...collection.admin?.components?.edit,
        PublishButton: '/cms/lifecycle/LifecycleButtons.tsx#LifecycleButtons',
        UnpublishButton: '/cms/lifecycle/TrashMenuItem.tsx#TrashMenuItem',
        Status: '/cms/lifecycle/StatusLine.tsx#StatusLine',
      },
    },
  },
})
