import { z } from 'zod'
import type { LibraryMedia } from '#blocks/core/editor.types.ts'
import type { RpcClient } from '#cms/api/rpc.client.ts'
import { fetchDocuments } from '../../api/documents.ts'
import { callRest } from '../../api/rest.ts'
import { libraryMediaOf, mediaSource } from '../../media-library/libraryMedia.ts'

export interface PictureWords {
  alt: string
  caption: string
}

/** Source of a picture that is not in the library yet: a file, or an address. */
export type PictureSource = File | string

/** Returns whether the browser or the server can get it: a file on the author's disk cannot be read by its address. */
export function canBeTaken(source: PictureSource): boolean {
  return typeof source !== 'string' || /^(https?|data):/.test(source)
}

const uploaded = z.object({ doc: z.unknown() })

async function fileOf(address: string): Promise<File> {
  const blob = await (await fetch(address)).blob()
  return new File([blob], `picture.${blob.type.split('/')[1]?.split('+')[0] ?? 'png'}`, { type: blob.type })
}

async function upload(api: string, file: File, words: PictureWords): Promise<LibraryMedia> {
  const form = new FormData()
  form.append('_payload', JSON.stringify(words))
  form.append('file', file)
  const { doc } = await callRest(`${api}/media?depth=0`, uploaded, { method: 'POST', body: form })
  return libraryMediaOf(doc)
}

/**
 * Takes a picture into the library. Files and pictures that are written out in their address go up from here; what is
 * on the web is fetched by the back office, because most sites let no other site read theirs.
 *
 * @throws Error with a message for the editor
 */
export async function takePicture(
  { api, rpc }: { api: string; rpc: RpcClient },
  source: PictureSource,
  words: PictureWords,
): Promise<LibraryMedia> {
  if (typeof source !== 'string') return upload(api, source, words)
  if (source.startsWith('data:')) return upload(api, await fileOf(source), words)
  const { id } = await rpc.media.takePicture.mutate({ url: source, ...words })
  const [item] = await fetchDocuments(api, mediaSource, [id])
  if (!item) throw new Error('The picture is in the library, but cannot be read')
  return item
}
