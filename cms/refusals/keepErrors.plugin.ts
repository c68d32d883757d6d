import type { Plugin } from 'payload'

const component = '/cms/refusals/KeepErrors.tsx#KeepErrors'

/** Keeps the errors of a refused save on the fields of every document. */
export function keepErrors(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) => {
      const components = collection.admin?.components
      const edit = components?.edit
      return {
        ...collection,
        admin: {
          ...collection.admin,
          components: {
            ...components,
            edit: { ...edit, beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), component] },
          },
        },
      }
    }),
    globals: config.globals?.map((global) => {
      const components = global.admin?.components
      const elements = components?.elements
      return {
        ...global,
        admin: {
          ...global.admin,
          components: {
            ...components,
            elements: { ...elements, beforeDocumentControls: [...(elements?.beforeDocumentControls ?? []), component] },
          },
        },
      }
    }),
  })
}
