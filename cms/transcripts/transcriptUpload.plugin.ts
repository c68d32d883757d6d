import type { Field, Plugin, Tab } from 'payload'

const upload = '/cms/transcripts/TranscriptUpload.tsx#TranscriptUpload'

/** Puts a button below the transcript of an episode that takes a file of subtitles. */
export const transcriptUpload = (): Plugin => (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.slug === 'posts' ? { ...collection, fields: collection.fields.map(withUpload) } : collection,
  ),
})

function withUpload(field: Field): Field {
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(withUpload) })) }
  }
  if (field.type !== 'textarea' || field.name !== 'transcript') return field
  const { admin } = field
  const afterInput = [...(admin?.components?.afterInput ?? []), upload]
  return { ...field, admin: { ...admin, components: { ...admin?.components, afterInput } } }
}
