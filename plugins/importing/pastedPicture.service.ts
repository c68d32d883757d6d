import { extname } from 'node:path'
import { APIError, type PayloadRequest } from 'payload'
import { acceptedMimeTypes } from '#collections/media/mimeTypes.ts'
import { FetchError, type FetchedFile, type FetchLimits, fetchFile } from '../outside/file.fetch.ts'
import { fileName, mimeTypeOf } from './write/mediaLibrary.write.ts'

// Limits below those of an import, because a user waits for it (bytes, milliseconds).
const limitsByDefault: FetchLimits = { maxSize: 50 * 1024 * 1024, timeout: 20_000 }

interface PictureAddress {
  url: string
  alt: string
  caption: string
}

// Returns the error that is shown instead of a picture.
const refused = (reason: string) => new APIError(`The picture could not be taken: ${reason}`, 422, null, true)

async function fetched(url: string, limits: FetchLimits): Promise<FetchedFile> {
  try {
    return await fetchFile(url, limits)
  } catch (error) {
    throw error instanceof FetchError ? refused(error.message) : error
  }
}

/**
 * Takes a picture that came with a pasted text into the library, as the person who asks.
 *
 * @returns the id of the new item
 * @throws APIError 422 when it cannot be had, is no picture, or lies in a private network; 403 without the right to upload
 */
export async function takePictureFrom(
  req: PayloadRequest,
  { url, alt, caption }: PictureAddress,
  limits: Partial<FetchLimits> = {},
): Promise<string> {
  const file = await fetched(url, { ...limitsByDefault, ...limits })
  const name = fileName(url)
  const ending = extname(name).toLowerCase()
  const mimetype = mimeTypeOf(file, ending)
  if (!mimetype.startsWith('image/') || !acceptedMimeTypes.includes(mimetype)) throw refused('it is no picture')
  const { id } = await req.payload.create({
    collection: 'media',
    data: { alt, caption },
    // Addresses of pictures that a program makes have no ending: the library goes by it.
    file: {
      data: file.data,
      mimetype,
      name: ending ? name : `${name}.${mimetype.split('/')[1]}`,
      size: file.data.length,
    },
    depth: 0,
    req,
    overrideAccess: false,
  })
  return String(id)
}
