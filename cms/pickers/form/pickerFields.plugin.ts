import type { CollectionConfig, Field, Plugin, RelationshipField, SingleRelationshipField, Tab } from 'payload'
import { documentTargets } from '#collections/url-targets/urlTarget.types.ts'

const folder = '/cms/pickers/form'
const NoField = '/cms/kit/NoField.tsx#NoField'

// Components that replace Payload's own fields, by the path of the field.
type Components = Record<string, string>

const ofPosts: Components = {
  authors: `${folder}/AuthorsField.tsx#AuthorsField`,
  // Chosen in the same control as the authors.
  oneOffAuthors: NoField,
  sections: `${folder}/SectionsField.tsx#SectionsField`,
  // Chosen beside the sections.
  primarySection: NoField,
  tags: `${folder}/TagsField.tsx#TagsField`,
  sources: `${folder}/SourcesField.tsx#SourcesField`,
  show: `${folder}/ShowField.tsx#ShowField`,
  'meta.platformLinks.type': `${folder}/PlatformField.tsx#PlatformField`,
}

const ContentField = `${folder}/ContentField.tsx#ContentField`

const ofRedirects: Components = Object.fromEntries(documentTargets.map(({ type }) => [type, ContentField]))

const componentsOf: Record<string, Components> = { posts: ofPosts, 'url-targets': ofRedirects }

/**
 * Puts the pickers into the forms of posts and redirects. Put it before the plugin that shares the form: a field with an input of its own
 * keeps it.
 */
export function pickerFields(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection): CollectionConfig => {
      const components = componentsOf[collection.slug]
      return components ? { ...collection, fields: collection.fields.map(withPickers(components, '')) } : collection
    }),
  })
}

// Two fields that are one control.
const wholeRow = ['authors', 'sections']

const isOfOneCollection = (field: RelationshipField): field is SingleRelationshipField =>
  typeof field.relationTo === 'string'

const withPickers =
  (components: Components, prefix: string) =>
  (field: Field): Field => {
    if (field.type === 'tabs') {
      return {
        ...field,
        tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(withPickers(components, prefix)) })),
      }
    }
    if (field.type === 'row' || field.type === 'collapsible') {
      return { ...field, fields: field.fields.map(withPickers(components, prefix)) }
    }
    if (field.type === 'group' || field.type === 'array') {
      const below = 'name' in field && field.name ? `${prefix}${field.name}.` : prefix
      return { ...field, fields: field.fields.map(withPickers(components, below)) }
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
