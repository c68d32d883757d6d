import type { MediaProvider } from './provider/mediaProvider.types.ts'
import type { UploadStaging } from './staging/uploadStaging.types.ts'

/** What the procedures of the library work with; made once, out of the environment. */
export interface MediaLibrary {
  provider: MediaProvider
  staging: UploadStaging
  altText: AltTextWriter
  /** The bytes of a file of the collection `media`. @throws when it is not there */
  readFile(filename: string): Promise<Buffer>
}

/** Suggests alternative texts; null: nobody does, and `missing` is the variable that would change that. */
export interface AltTextWriter {
  missing: string | null
  /**
   * What a picture shows, in a sentence.
   *
   * @throws APIError in words for the editor
   */
  describe(picture: Buffer): Promise<string>
}
