import type { CollectionConfig, Field, Plugin, TabsField } from 'payload'

/** The label of the section that holds what stands beside the form otherwise. */
const publication = 'Publication'

/**
 * Shows posts as the page that readers get. The form's tabs get a row around them, which one component draws, and what
 * stands beside the form becomes a tab. Without the component, Payload draws a form with tabs. Put it behind every plugin
 * that adds fields.
 */
export const storyScreens = (): Plugin => (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.slug === 'posts' ? withStoryPage(collection) : collection,
  ),
})

function withStoryPage(collection: CollectionConfig): CollectionConfig {
  const { admin, fields } = collection
  const edit = admin?.components?.edit
  const beside = fields.filter(isBeside)
  return {
    ...collection,
    fields: fields
      .filter((field) => !isBeside(field))
      .map((field) => (field.type === 'tabs' ? asPage(field, beside) : field)),
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...edit,
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), '/cms/story/StoryTools.tsx#StoryTools'],
          editMenuItems: [...(edit?.editMenuItems ?? []), '/cms/story/StoryMenu.tsx#StoryMenu'],
        },
      },
    },
  }
}

const isBeside = (field: Field): boolean =>
  field.admin !== undefined && 'position' in field.admin && field.admin.position === 'sidebar'

/**
 * The first tab is the page; the fields from beside the form come right after it. A row, because Payload takes no
 * component for tabs.
 */
function asPage(field: TabsField, beside: readonly Field[]): Field {
  const [story, ...tabs] = field.tabs
  if (!story) return field
  const fields = beside.map((one): Field => Object.assign({}, one, { admin: { ...one.admin, position: undefined } }))
  return {
    type: 'row',
    fields: [
      {
        ...field,
        tabs: [{ ...story, fields: story.fields.map(withHeadline) }, { label: publication, fields }, ...tabs],
      },
    ],
    admin: { components: { Field: '/cms/story/StoryPage.tsx#StoryPage' } },
  }
}

const withHeadline = (field: Field): Field =>
  field.type === 'text' && field.name === 'headline'
    ? Object.assign({}, field, {
        admin: {
          ...field.admin,
          components: { ...field.admin?.components, Field: '/cms/story/HeadlineField.tsx#HeadlineField' },
        },
      })
    : field
