'use client'

import { XIcon } from '@payloadcms/ui'
import { SmallButton } from '../../kit/SmallButton.tsx'
import { uploadLabel, uploadProgress } from '../upload.state.ts'
import { arrivedIds, isUnderWay, type QueuedUpload, queueText } from './uploadQueue.state.ts'

interface UploadQueueProps {
  queue: readonly QueuedUpload[]
  provider: string
  // Describes what has arrived: alternative texts, credits.
  onDescribe(ids: string[]): void
  onClose(): void
}

/** Renders the files on their way into the library: how far each has come, and why one was refused. */
export function UploadQueue({ queue, provider, onDescribe, onClose }: UploadQueueProps) {
  if (queue.length === 0) return null
  const isSending = isUnderWay(queue)
  const arrived = arrivedIds(queue)
  return (
    <section className="media-queue" aria-label="Uploads" aria-busy={isSending}>
      <div className="media-queue__head">
        <strong role="status">{queueText(queue)}</strong>
        {!isSending && arrived.length > 0 && (
          <SmallButton onClick={() => onDescribe(arrived)}>Describe {arrived.length === 1 ? 'it' : 'them'}</SmallButton>
        )}
        {!isSending && (
          <button type="button" className="media-queue__close" aria-label="Close the list of uploads" onClick={onClose}>
            <XIcon />
          </button>
        )}
      </div>
      <ul>
        {queue.map(({ key, file, state }) => (
          <li key={key} data-state={state.name}>
            <span className="media-queue__name">{file.name}</span>
            {state.name === 'sending' && (
              <progress value={uploadProgress[state.status]} max={100} aria-label={`Upload of ${file.name}`} />
            )}
            <span className="media-queue__state">{textOf(state, provider)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function textOf(state: QueuedUpload['state'], provider: string): string {
  switch (state.name) {
    case 'waiting':
      return 'Waiting'
    case 'sending':
      return uploadLabel(state.status, provider)
    case 'done':
      return 'In the library'
    case 'refused':
      return state.message
  }
}
