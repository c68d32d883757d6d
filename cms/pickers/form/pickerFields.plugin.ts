import type { CollectionConfig, Field, Plugin, RelationshipField, SingleRelationshipField, Tab } from 'payload'

const folder = '/cms/pickers/form'

/** What stands in the form of a post where Payload has a field of its own, by the path of the field. */
const components: Record<string, string> = {
  authors: `${folder}/AuthorsField.tsx#AuthorsField`,
  // Chosen in the same control as the authors.
  oneOffAuthors: `${folder}/NoField.tsx#NoField`,
  sections: `${folder}/SectionsField.tsx#SectionsField`,
  // Chosen beside the sections.
  primarySection: `${folder}/NoField.tsx#NoField`,
  tags: `${folder}/TagsField.tsx#TagsField`,
  sources: `${folder}/SourcesField.tsx#SourcesField`,
  show: `${folder}/ShowField.tsx#ShowField`,
  'meta.platformLinks.type': `${folder}/PlatformField.tsx#PlatformField`,
}

/**
 * Puts the pickers into the form of posts. Put it before the plugin that shares the form: a field with an input of its own
 * keeps it.
 */
export const pickerFields = (): Plugin => (config) => ({
  ...config,
  collections: config.collections?.map(
    (collection): CollectionConfig =>
      collection.slug === 'posts' ? { ...collection, fields: collection.fields.map(withPickers('')) } : collection,
  ),
})

/** Two fields that are one control. */
const wholeRow = ['authors', 'sections']

const isOfOneCollection = (field: RelationshipField): field is SingleRelationshipField =>
  typeof field.relationTo === 'string'

const withPickers =
  (prefix: string) =>
  (field: Field): Field => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(withPickers(prefix)) })) }
    }
    if (field.type === 'row' || field.type === 'collapsible') {
      return { ...field, fields: field.fields.map(withPickers(prefix)) }
    }
    if (field.type === 'group' || field.type === 'array') {
      const below = 'name' in field && field.name ? `${prefix}${field.name}.` : prefix
      return { ...field, fields: field.fields.map(withPickers(below)) }
    }
    const component = 'name' in field ? components[`${prefix}${field.name}`] : undefined
    if (!component) return field
    if (field.type === 'text') {
      return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Field: component } } }
    }
    if (field.type !== 'relationship' || !isOfOneCollection(field)) return field
    const width = wholeRow.includes(field.name) ? '100%' : field.admin?.width
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Field: component }, width } }
  }
