import { extname } from 'node:path'
import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { acceptedMimeTypes } from '#collections/media/mimeTypes.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { FetchError, type FetchedFile, type FetchLimits, fetchFile } from '../outside/fileFetch.ts'
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

/** Pictures of pasted texts. */
export const pastedPictureRouter = createRouter({
  takePicture: procedure({
    summary: 'Fetches a picture from the web into the media library: one that came with a pasted text.',
    permissions: ['CREATE_FILE'],
  })
    .input(
      z.object({
        url: z.url({ protocol: /^https?$/ }).max(4000),
        alt: z.string().max(2000),
        caption: z.string().max(5000),
      }),
    )
    .output(z.object({ id: z.string() }))
    .mutation(async ({ ctx, input }) => ({ id: await takePictureFrom(ctx.req, input) })),
})

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
