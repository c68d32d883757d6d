import type { ImportMap } from 'payload'

/** Written by `npm run generate`: every component that the configuration names by path. */
export const importMap: ImportMap
