import type { CollectionConfig, Field, Plugin } from 'payload'

/**
 * Shows the home page as the page that readers get: one row around all fields, which one component draws. What stands beside
 * other forms is below it. Its list leads to the one home page. Put it behind every plugin that adds fields.
 */
export function frontScreens(): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      collection.slug === 'fronts' ? withFrontPage(collection) : collection,
    ),
  })
}

function withFrontPage(collection: CollectionConfig): CollectionConfig {
  const { admin, fields } = collection
  const components = admin?.components
  return {
    ...collection,
    fields: [
      {
        type: 'row',
        fields: fields.map(onPage),
        admin: { components: { Field: '/cms/fronts/FrontPage.tsx#FrontPage' } },
      },
    ],
    admin: {
      ...admin,
      components: {
        ...components,
        views: { ...components?.views, list: { Component: '/cms/fronts/FrontList.tsx#FrontList' } },
        edit: {
          ...components?.edit,
          beforeDocumentControls: [
            ...(components?.edit?.beforeDocumentControls ?? []),
            '/cms/fronts/FrontTools.tsx#FrontTools',
          ],
        },
      },
    },
  }
}

const onPage = (field: Field): Field =>
  field.admin && 'position' in field.admin
    ? Object.assign({}, field, { admin: { ...field.admin, position: undefined } })
    : field
