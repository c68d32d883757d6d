import type { CollectionConfig, DateField, Field, NumberField, Plugin, Tab } from 'payload'
import { isSharedCollection } from '#plugins/collaboration/room/documentKey.ts'

/**
 * Shows every date of the back office in the publication's time zone: in the lists and forms of all collections and
 * globals, the times that Payload keeps by itself included. Spans of milliseconds, numbers with `custom.isSpan`, are entered in hours.
 * Put it behind plugins that add fields.
 */
export function publicationClock(): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map(withClock),
    globals: (config.globals ?? []).map((global) => ({ ...global, fields: global.fields.map(withinField) })),
  })
}

const withClock = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields.map(withinField), ...timestampsOf(collection)],
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      edit: isShared(collection) ? collection.admin?.components?.edit : withTimes(collection),
      beforeListTable: ['/cms/clock/ZoneNote.tsx#ZoneNote', ...(collection.admin?.components?.beforeListTable ?? [])],
    },
  },
})

// A shared document says beside its room when it was saved.
const isShared = ({ slug }: CollectionConfig): boolean => isSharedCollection(slug)

const withTimes = ({
  admin,
}: CollectionConfig): NonNullable<NonNullable<CollectionConfig['admin']>['components']>['edit'] => ({
  ...admin?.components?.edit,
  beforeDocumentControls: [
    ...(admin?.components?.edit?.beforeDocumentControls ?? []),
    '/cms/clock/DocumentTimes.tsx#DocumentTimes',
  ],
})

function withinField(field: Field): Field {
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(withinField) })) }
  }
  if (field.type === 'row' || field.type === 'collapsible' || field.type === 'array' || field.type === 'group') {
    return { ...field, fields: field.fields.map(withinField) }
  }
  if (field.type === 'number' && field.custom?.isSpan === true) return inHours(field)
  return field.type === 'date' ? onClock(field) : field
}

const inHours = (field: NumberField): Field => ({
  ...field,
  admin: { ...field.admin, components: { Field: '/cms/clock/HoursField.tsx#HoursField', ...field.admin?.components } },
})

const onClock = (field: DateField): DateField => ({
  ...field,
  admin: {
    ...field.admin,
    components: {
      Cell: '/cms/clock/DateCell.tsx#DateCell',
      Field: '/cms/clock/DateField.tsx#DateField',
      ...field.admin?.components,
    },
  },
})

// The two times that Payload adds by itself, as it adds them, unless a collection has none or its own.
function timestampsOf({ timestamps, fields }: CollectionConfig): DateField[] {
  if (timestamps === false) return []
  const isOwn = (name: string) => fields.some((field) => 'name' in field && field.name === name)
  const timestamp = (name: string): DateField =>
    onClock({
      name,
      type: 'date',
      admin: { disableBulkEdit: true, hidden: true },
      index: true,
      label: ({ t }) => t(name === 'updatedAt' ? 'general:updatedAt' : 'general:createdAt'),
    })
  return ['updatedAt', 'createdAt'].filter((name) => !isOwn(name)).map(timestamp)
}
