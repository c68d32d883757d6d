import type { CollectionConfig, Field, Plugin, Tab, TabsField } from 'payload'
import { capitalized } from '../desk/desk.words.ts'
import { layoutOf, type StoryLayout } from '../document/storyLayouts.ts'

// The label of the section that holds what stands beside the form otherwise.
const publication = 'Publication'

/**
 * Shows documents that have a layout as the page that readers get. The form's tabs get a row around them, which one
 * component draws, and what stands beside the form becomes a tab. Without the component, Payload draws a form with tabs.
 * Put it behind every plugin that adds fields.
 */
export function storyScreens(): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) => {
      const layout = layoutOf(collection.slug)
      return layout ? withStoryPage(collection, layout) : collection
    }),
  })
}

function withStoryPage(collection: CollectionConfig, layout: StoryLayout): CollectionConfig {
  const { admin } = collection
  const edit = admin?.components?.edit
  return {
    ...collection,
    fields: withPage(collection.fields, layout),
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

// The first tab is the page; the fields from beside the form come right after it.
function withPage(fields: readonly Field[], layout: StoryLayout): Field[] {
  const beside = fields.filter(isBeside).map(withoutPosition)
  const left = fields.filter((field) => !isBeside(field))
  const panel: Tab = { label: publication, fields: beside }
  const tabs = left.find((field) => field.type === 'tabs')
  if (tabs) {
    const [page, ...sections] = tabs.tabs
    if (!page) return [...fields]
    const drawn = [page, ...sections].map((tab) => ({ ...tab, fields: tab.fields.map(withLines(layout)) }))
    const row = pageRow(drawn.toSpliced(1, 0, panel))
    return left.map((field) => (field === tabs ? row : field))
  }
  const shown = left.filter((field) => !isHidden(field)).map(withLines(layout))
  const page: Tab = { label: capitalized(layout.noun), fields: shown }
  return [pageRow([page, panel]), ...left.filter(isHidden)]
}

// A row, because Payload takes no component for tabs.
const pageRow = (tabs: TabsField['tabs']): Field => ({
  type: 'row',
  fields: [{ type: 'tabs', tabs }],
  admin: { components: { Field: '/cms/story/StoryPage.tsx#StoryPage' } },
})

const isBeside = (field: Field): boolean =>
  field.admin !== undefined && 'position' in field.admin && field.admin.position === 'sidebar'

const isHidden = (field: Field): boolean =>
  field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true

const withoutPosition = (field: Field): Field =>
  Object.assign({}, field, { admin: { ...field.admin, position: undefined } })

const withLines =
  (layout: StoryLayout) =>
  (field: Field): Field => {
    if (field.type === 'row') return { ...field, fields: field.fields.map(withLines(layout)) }
    if (field.type !== 'text') return field
    if (field.name === layout.headline) return asLine(field, { look: 'headline', maxLetters: layout.maxLetters })
    return field.name === layout.lead?.caption ? asLine(field, { look: 'caption' }) : field
  }

const asLine = (field: Field, clientProps: Record<string, unknown>): Field =>
  Object.assign({}, field, {
    admin: {
      ...field.admin,
      components: { ...field.admin?.components, Field: { path: '/cms/story/LineField.tsx#LineField', clientProps } },
    },
  })
