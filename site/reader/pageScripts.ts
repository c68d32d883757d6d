/** Addresses of scripts, written into the build by next.config.ts; null where they were not built. */
export const islandLoader = process.env.ISLAND_LOADER || null
export const viewBeacon = process.env.VIEW_BEACON || null
export const previewScript = process.env.PREVIEW_SCRIPT || null
