import type { Plugin, UIField } from 'payload'
import { isChecked } from './isChecked.ts'

const panel: UIField = {
  name: 'readiness',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/cms/readiness/ReadinessField.tsx#ReadinessField' },
    disableListColumn: true,
  },
}

/** Shows the checks first beside the form. Only posts and newsletters have any. */
export function readinessPanel(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      isChecked(collection.slug) ? { ...collection, fields: [panel, ...collection.fields] } : collection,
    ),
  })
}
