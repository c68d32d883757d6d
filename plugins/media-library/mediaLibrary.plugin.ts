import path from 'node:path'
import type { Config, Plugin } from 'payload'
import { type AltTextOptions, anthropicAltText, noAltText } from './alt-text/anthropicAltText.ts'
import { builtinProvider } from './builtin/builtinProvider.ts'
import { type CantoOptions, cantoProvider } from './canto/cantoProvider.ts'
import { withIntake } from './file/intake.hooks.ts'
import { fillWaveforms } from './file/oldRecordings.ts'
import type { MediaLibrary } from './mediaLibrary.read.ts'
import { startCleanUp } from './staging/cleanUp.ts'
import { localStaging } from './staging/localStaging.ts'
import { s3Staging } from './staging/s3Staging.ts'
import { uploadEndpoint } from './staging/upload.endpoint.ts'
import { diskStore, sweepParts } from './storage/disk.store.ts'
import { type ObjectStoreOptions, openObjectStore } from './storage/objectStore.ts'
import { s3Store } from './storage/s3.store.ts'
import { inStore } from './storage/storedFiles.ts'

export interface MediaLibraryOptions {
  /** Address of the back office, without a slash at the end. */
  cmsUrl: string
  /** A folder of the newsroom's own, where uploads in progress are stored. */
  dataDir: string
  /** The folder that files are kept in, when no store is. */
  mediaDir: string
  /** Signs the addresses that uploads are sent to. */
  secret: string
  /** An S3 store for files and uploads; none: the disk. */
  objectStore: ObjectStoreOptions | null
  /** The service that suggests alternative texts; null: none. */
  altText: AltTextOptions | null
  /** A library at Canto; none: the built-in one. */
  canto: CantoOptions | null
  /** Whether this process removes abandoned uploads, and reads the waveforms that old recordings lack. */
  isCleaningUp: boolean
}

/**
 * Adds the media library: every file is looked at before it is kept, wherever it is kept, and uploads come in two
 * steps. The procedures find it by `mediaLibraryOf`.
 */
export function mediaLibrary(options: MediaLibraryOptions): Plugin {
  return (config): Config => {
    const { cmsUrl, secret, altText } = options
    const folder = path.join(options.dataDir, 'uploads')
    const store = options.objectStore && openObjectStore(options.objectStore)
    const files = store ? s3Store(store) : diskStore(options.mediaDir)
    const library: MediaLibrary = {
      provider: options.canto ? cantoProvider(options.canto) : builtinProvider,
      staging: store ? s3Staging(store, folder) : localStaging({ folder, apiUrl: `${cmsUrl}/api`, secret }),
      altText: altText ? anthropicAltText(altText) : noAltText,
      readFile: (name) => files.read(name),
      files,
    }
    return {
      ...config,
      custom: { ...config.custom, mediaLibrary: library },
      collections: (config.collections ?? []).map((collection) => {
        if (collection.slug !== 'media') return collection
        return inStore(withIntake(collection), files, cmsUrl)
      }),
      endpoints: [...(config.endpoints ?? []), ...(store ? [] : [uploadEndpoint({ folder, secret })])],
      onInit: async (payload) => {
        await config.onInit?.(payload)
        if (!options.isCleaningUp) return
        const sweepFiles = store ? [] : [(before: Date) => sweepParts(options.mediaDir, before)]
        startCleanUp(payload, [library.staging.sweep, ...sweepFiles])
        fillWaveforms(payload, library.readFile).catch((error: unknown) => {
          payload.logger.error({ err: error, msg: 'Waveforms of old recordings could not be read' })
        })
      },
    }
  }
}
