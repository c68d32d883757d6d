import type { Field, Plugin, Tab } from 'payload'
import type { SubtitlesUploadOptions } from './SubtitlesUpload.tsx'

// The fields that take a file of subtitles, by collection.
const fieldsOf: Record<string, SubtitlesUploadOptions> = {
  posts: { name: 'transcript' },
  media: { name: 'captions' },
}

/** Puts a button below the transcript of an episode, and the captions of a film, that takes a file of subtitles. */
export function subtitlesUpload(): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) => {
      const options = fieldsOf[collection.slug]
      return options ? { ...collection, fields: collection.fields.map(withUpload(options)) } : collection
    }),
  })
}

const withUpload = (options: SubtitlesUploadOptions) => {
  const upload = { path: '/cms/transcripts/SubtitlesUpload.tsx#SubtitlesUpload', clientProps: { options } }
  const change = (field: Field): Field => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(change) })) }
    }
    if (field.type === 'array') return { ...field, fields: field.fields.map(change) }
    if (field.type !== 'textarea' || field.name !== options.name) return field
    const { admin } = field
    const afterInput = [...(admin?.components?.afterInput ?? []), upload]
    return { ...field, admin: { ...admin, components: { ...admin?.components, afterInput } } }
  }
  return change
}
