import type { Plugin } from 'payload'

/** Gives the collection of files the library's own grid as its list. */
export function mediaList(): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      collection.slug === 'media'
        ? {
            ...collection,
            admin: {
              ...collection.admin,
              components: {
                ...collection.admin?.components,
                views: {
                  ...collection.admin?.components?.views,
                  list: { Component: '/cms/media-library/list/MediaList.tsx#MediaList' },
                },
              },
            },
          }
        : collection,
    ),
  })
}
