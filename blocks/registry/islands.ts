/**
 * The interactive parts of pages, by the name that stands in `data-island`. Each import is a bundle of its own, loaded
 * when the first island of that name comes near.
 */
export const islands = {
  gallery: async () => (await import('../gallery/gallery.island.tsx')).GalleryIsland,
}

export type IslandName = keyof typeof islands
