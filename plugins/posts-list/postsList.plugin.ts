import type { CollectionConfig, Endpoint, Plugin } from 'payload'
import { gateFrom } from '#collections/permissions/accessFromRule.ts'
import { isStaff } from '#collections/permissions/actor.ts'
import { readListAddress } from '#collections/posts-list/listAddress.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import { listModelOf } from '#collections/posts-list/listModels.ts'
import { sortTitleField } from '#collections/posts-list/sortTitle.field.ts'
import { isLifecycleSlug } from '#plugins/lifecycle/lifecycle.schema.ts'
import { requirePermissions } from '#plugins/permissions/requirePermissions.ts'
import { listedContent } from './listedContent.ts'
import { notifyListsOfChange, notifyListsOfDelete } from './listNews.hooks.ts'

export interface PostsListOptions {
  /** Path of the list screen's component. */
  Component: string
}

/**
 * Adds the list of posts, of newsletters and of sections: its screen, saved views by Payload's query presets, and
 * `GET /api/{collection}/list` (docs/spec/newsroom.md#procedure-rules).
 */
export function postsList({ Component }: PostsListOptions): Plugin {
  return (config) => ({
    ...config,
    queryPresets: {
      access: { create: staffOnly, read: staffOnly, update: staffOnly, delete: staffOnly },
      constraints: {},
      ...config.queryPresets,
    },
    collections: config.collections?.map((collection) => {
      const model = listModelOf(collection.slug)
      const listed = model ? withList(collection, model, Component) : collection
      return isLifecycleSlug(collection.slug) || collection.slug === 'schedules' ? withNews(listed) : listed
    }),
  })
}

const staffOnly = gateFrom(isStaff)

const withList = (collection: CollectionConfig, model: ListModel, Component: string): CollectionConfig => ({
  ...collection,
  enableQueryPresets: true,
  fields: [...collection.fields, sortTitleField(model)],
  endpoints: [...(collection.endpoints || []), listEndpoint(model)],
  admin: {
    ...collection.admin,
    // Payload asks for its own first page as well: no more of it than its columns show.
    enableListViewSelectAPI: true,
    components: {
      ...collection.admin?.components,
      views: { ...collection.admin?.components?.views, list: { Component } },
    },
  },
})

// Open screens of a document show its status and its schedule as well, also where the list is Payload's.
const withNews = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), notifyListsOfChange(collection.admin?.useAsTitle)],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), notifyListsOfDelete],
  },
})

const headers = { 'Cache-Control': 'no-store' }

// Answers {items, pagination}, or 400 with one line a mistake.
const listEndpoint = (model: ListModel): Endpoint => ({
  path: '/list',
  method: 'get',
  handler: async (req) => {
    await requirePermissions(req, [])
    const { state, mistakes } = readListAddress(model, req.searchParams)
    if (mistakes.length > 0) return Response.json({ errors: mistakes }, { status: 400, headers })
    return Response.json(await listedContent(req, model, state), { headers })
  },
})
