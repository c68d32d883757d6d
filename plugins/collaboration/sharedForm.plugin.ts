import type { CollectionConfig, Field, Plugin, Tab, UIField } from 'payload'
import { sharedFields } from './document/fields.plan.ts'
import { isSharedCollection } from './room/documentKey.ts'

/** Component paths, as in `/cms/…/File.tsx#Name`: this folder may not know where they lie. */
export interface SharedFormOptions {
  /** Beside the document's controls: the state of the room, and what ties the form to it. Gets `collection`. */
  status: string
  text: string
  textarea: string
  /** Beside the form: the versions that were kept under a name. */
  keptVersions: string
}

/**
 * Prepares the admin's forms of shared collections: inputs that several people type in at once, the state of the room,
 * and the list of shared fields for the browser. A field that has an input of its own keeps it. Put it behind whatever
 * adds fields.
 */
export function sharedForm(options: SharedFormOptions): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      isSharedCollection(collection.slug) ? withSharedForm(collection, options) : collection,
    ),
  })
}

function withSharedForm(collection: CollectionConfig, options: SharedFormOptions): CollectionConfig {
  const { admin, fields } = collection
  const edit = admin?.components?.edit
  const status = { path: options.status, serverProps: { collection: collection.slug } }
  return {
    ...collection,
    fields: [...fields.map(withSharedInputs(options)), keptVersionsField(options.keptVersions)],
    admin: {
      ...admin,
      custom: { ...admin?.custom, sharedFields: sharedFields(fields) },
      components: {
        ...admin?.components,
        edit: { ...edit, beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), status] },
      },
    },
  }
}

const keptVersionsField = (path: string): UIField => ({
  name: 'keptVersions',
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: path } },
})

function withSharedInputs(options: SharedFormOptions): (field: Field) => Field {
  const within = (field: Field): Field => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(within) })) }
    }
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'array' || field.type === 'group') {
      return { ...field, fields: field.fields.map(within) }
    }
    if (sharedFields([field]).every(({ kind }) => kind !== 'text')) return field
    if (field.type === 'text') {
      return { ...field, admin: { ...field.admin, components: { Field: options.text, ...field.admin?.components } } }
    }
    if (field.type === 'textarea') {
      return {
        ...field,
        admin: { ...field.admin, components: { Field: options.textarea, ...field.admin?.components } },
      }
    }
    return field
  }
  return within
}
