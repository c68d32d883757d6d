import type { RpcClient } from '../api/rpc.client.ts'
import { storageFailure, type UploadStatus } from './upload.state.ts'

class UploadFailure extends Error {}

interface UploadSteps {
  rpc: Pick<RpcClient, 'media'>
  file: File
  credit: string
  caption: string
  poster: File | null
  signal: AbortSignal
  onStatus(status: UploadStatus): void
}

/**
 * Does the steps of an upload (docs/spec/editor.md#upload-steps): an address, the bytes, the registration.
 *
 * @returns the item that the library has now
 * @throws UploadFailure with what the form says
 */
export async function uploadFile({ rpc, file, credit, caption, poster, signal, onStatus }: UploadSteps) {
  onStatus('Storage')
  try {
    for (const sent of [file, ...(poster ? [poster] : [])]) await send(rpc, sent, signal)
  } catch (error) {
    onStatus('Error')
    throw new UploadFailure(storageFailure, { cause: error })
  }
  onStatus('Provider')
  try {
    const input = { filename: file.name, credit, caption, ...(poster ? { poster: poster.name } : {}) }
    const item = await rpc.media.upload.mutate(input, { signal })
    onStatus('Metadata')
    return item
  } catch (error) {
    onStatus('Error')
    throw new UploadFailure(error instanceof Error ? error.message : storageFailure, { cause: error })
  }
}

async function send(rpc: Pick<RpcClient, 'media'>, file: File, signal: AbortSignal): Promise<void> {
  const { url } = await rpc.media.generatePresignedUrl.query({ key: file.name, contentType: file.type }, { signal })
  const answer = await fetch(url, { method: 'PUT', body: file, headers: { 'Content-Type': file.type }, signal })
  if (!answer.ok) throw new Error(`The store answered ${answer.status}`)
}
