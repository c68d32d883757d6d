import type { Payload } from 'payload'
import type { MediaLibrary } from './mediaLibrary.types.ts'

const isMediaLibrary = (value: unknown): value is MediaLibrary =>
  typeof value === 'object' && value !== null && 'provider' in value && 'staging' in value

/**
 * Returns the library of this newsroom.
 *
 * @throws Error when the plugin is not there
 */
export function mediaLibraryOf({ config }: Payload): MediaLibrary {
  const library: unknown = config.custom?.mediaLibrary
  if (!isMediaLibrary(library)) throw new Error('The config has no media library: add the plugin mediaLibrary()')
  return library
}
