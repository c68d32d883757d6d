/** The address of the islands' loader, written into the build by next.config.ts; null where islands were not built. */
export const islandLoader = process.env.ISLAND_LOADER || null
