import type { CollectionConfig, Field, Plugin } from 'payload'
import { isAddressed } from '#collections/addresses/addressOwner.ts'
import { addressEndpoints } from './addressEndpoints.ts'

export interface AddressesOptions {
  /** The public address of the reader site, without a trailing slash. */
  siteUrl: string
  hitsSecret: string
  /** Component paths, as in `/cms/…/File.tsx#Name`: this folder may not know where they lie. */
  components?: {
    /** Below the slug of content: whether it is free, and where readers would find it. */
    slugVerdict: string
    /** Below that: the addresses that lead to the document. */
    redirectsHere: string
    /** Above the list of redirects: what happens at an address, and tables. */
    redirectTools: string
    /** In the form of a redirect: the history of its address. */
    addressHistory: string
    /** In the form of an address: the document that it belongs or leads to. */
    addressOwner: string
    addressOwnerCell: string
    /** In the list of redirects: what readers get, in a sentence. */
    redirectCell: string
  }
}

/**
 * Adds the address tools other than publishing: `GET /api/url-targets/{check,leading-here,slug,table}`,
 * `POST /api/url-targets/{table,hits}`, and their screens. Put it before any plugin that changes inputs.
 */
export function addresses(options: AddressesOptions): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) => {
      if (collection.slug === 'addresses') return withOwner(collection, options)
      if (collection.slug === 'url-targets') return withRedirectScreens(collection, options)
      return isAddressed(collection.slug) ? withSlugVerdict(collection, options) : collection
    }),
  })
}

const withSlugVerdict = (collection: CollectionConfig, { components }: AddressesOptions): CollectionConfig => {
  if (!components) return collection
  const withVerdict = (field: Field): Field => {
    if (field.type !== 'text' || field.name !== 'slug') return field
    const { admin } = field
    const afterInput = [...(admin?.components?.afterInput ?? []), components.slugVerdict, components.redirectsHere]
    return { ...field, admin: { ...admin, components: { ...admin?.components, afterInput } } }
  }
  return { ...collection, fields: collection.fields.map(withVerdict) }
}

const withOwner = (collection: CollectionConfig, { components }: AddressesOptions): CollectionConfig => {
  if (!components) return collection
  const fields = collection.fields.map((field): Field => {
    if (field.type !== 'text' || (field.name !== 'owner' && field.name !== 'target')) return field
    const { addressOwner: Field, addressOwnerCell: Cell } = components
    return { ...field, admin: { ...field.admin, components: { Field, Cell } } }
  })
  return { ...collection, fields }
}

const withSentence = (field: Field, Cell: string): Field =>
  field.type === 'text' && field.name === 'leadsTo'
    ? { ...field, label: 'What readers get', admin: { ...field.admin, components: { Cell } } }
    : field

const withRedirectScreens = (collection: CollectionConfig, options: AddressesOptions): CollectionConfig => {
  const { admin, fields } = collection
  const { components } = options
  const withEndpoints = {
    ...collection,
    endpoints: [...addressEndpoints(options), ...(collection.endpoints || [])],
  }
  if (!components) return withEndpoints
  const beforeListTable = [...(admin?.components?.beforeListTable ?? []), components.redirectTools]
  const history: Field = {
    name: 'history',
    type: 'ui',
    label: 'What became of this address',
    admin: { components: { Field: components.addressHistory }, disableListColumn: true },
  }
  return {
    ...withEndpoints,
    admin: { ...admin, components: { ...admin?.components, beforeListTable } },
    fields: [...fields.map((field) => withSentence(field, components.redirectCell)), history],
  }
}
