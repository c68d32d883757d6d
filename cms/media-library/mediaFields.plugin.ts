import type { Field, Plugin, Tab, UploadField } from 'payload'
import { type MediaScheme, mediaSchemes } from '#collections/media/mimeTypes.ts'
import type { MediaFieldOptions } from './MediaField.tsx'

// Width by height.
const inLists = 3 / 2
const onNetworks = 1200 / 630
// Search engines and apps take squares, beside 4 by 3 and 16 by 9.
const square = 1

// The pictures of a post that are cut, and where readers see them (docs/spec/newsroom.md#readiness-checks).
const crops: Record<string, MediaFieldOptions['crop']> = {
  featuredMedia: {
    path: 'featuredMediaCrop',
    uses: [
      { label: 'Lists, without a website image', ratio: inLists },
      { label: 'Social networks, without a social image', ratio: onNetworks },
    ],
  },
  websiteImage: {
    path: 'websiteImageCrop',
    uses: [
      { label: 'Home page, lists, newsletters', ratio: inLists },
      { label: 'Social networks, without a social image', ratio: onNetworks },
      { label: 'Search engines, without a social image', ratio: square },
    ],
  },
  socialImage: {
    path: 'socialImageCrop',
    uses: [
      { label: 'Social networks', ratio: onNetworks },
      { label: 'Search engines', ratio: square },
    ],
  },
}

/** Gives every field that takes one file of the library the library's own screens, and posts the crops of theirs. */
export function mediaFields(): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) => ({
      ...collection,
      fields: collection.fields.map(within(collection.slug === 'posts')),
    })),
    globals: (config.globals ?? []).map((global) => ({ ...global, fields: global.fields.map(within(false)) })),
  })
}

const within = (isPost: boolean) => {
  const change = (field: Field): Field => {
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(change) })) }
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'array' || field.type === 'group')
      return { ...field, fields: field.fields.map(change) }
    if (field.type === 'upload' && field.relationTo === 'media' && !field.hasMany) return withLibrary(field, isPost)
    const isCrop = isPost && 'name' in field && Object.values(crops).some((crop) => crop?.path === field.name)
    if (field.type !== 'json' || !isCrop) return field
    const Field = '/cms/kit/NoField.tsx#NoField'
    return { ...field, admin: { ...field.admin, components: { Field } } }
  }
  return change
}

// The field that keeps the words below each of them, where it has one.
const captions: Record<string, string> = { featuredMedia: 'featuredMediaCaption' }

const withLibrary = (field: UploadField, isPost: boolean): UploadField => {
  const clientProps: MediaFieldOptions = {
    schemes: schemesOf(field),
    crop: (isPost ? crops[field.name] : undefined) ?? null,
    caption: (isPost ? captions[field.name] : undefined) ?? null,
  }
  const Field = { path: '/cms/media-library/MediaField.tsx#MediaField', clientProps }
  // Object.assign keeps the union of single and multiple fields, which properties that are not changed here
  // distinguish.
  return Object.assign({}, field, { admin: { ...field.admin, components: { ...field.admin?.components, Field } } })
}

const schemesOf = ({ filterOptions }: UploadField): readonly MediaScheme[] => {
  const scheme: unknown = typeof filterOptions === 'object' && filterOptions ? filterOptions.scheme : null
  const only: unknown = typeof scheme === 'object' && scheme !== null ? Reflect.get(scheme, 'equals') : null
  return mediaSchemes.filter((one) => only === null || only === undefined || one === only)
}
