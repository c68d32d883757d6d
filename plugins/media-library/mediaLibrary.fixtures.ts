import path from 'node:path'
import { type MediaLibraryOptions, mediaLibrary } from './mediaLibrary.plugin.ts'

/** Returns a media library that keeps its files in a folder, without services of others. */
export function mediaLibraryIn(folder: string, more: Partial<MediaLibraryOptions> = {}) {
  return mediaLibrary({
    cmsUrl: 'http://localhost:3000',
    dataDir: folder,
    mediaDir: path.join(folder, 'media'),
    secret: 'only-for-tests',
    objectStore: null,
    altText: null,
    canto: null,
    isCleaningUp: false,
    ...more,
  })
}
