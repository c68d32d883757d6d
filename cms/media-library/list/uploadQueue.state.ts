/** Files on their way into the library, one after the other. Pure. */
import type { LibraryItem } from '../libraryItem.types.ts'
import type { UploadStatus } from '../upload.state.ts'

export interface QueuedUpload {
  /** Unique on this page. */
  key: number
  file: File
  state:
    | { name: 'waiting' }
    | { name: 'sending'; status: UploadStatus }
    | { name: 'done'; item: LibraryItem }
    | { name: 'refused'; message: string }
}

/** Returns the first file that waits; undefined while one is being sent, or none is left. */
export function nextUpload(queue: readonly QueuedUpload[]): QueuedUpload | undefined {
  return queue.some(({ state }) => state.name === 'sending')
    ? undefined
    : queue.find(({ state }) => state.name === 'waiting')
}

export function withUpload(
  queue: readonly QueuedUpload[],
  key: number,
  state: QueuedUpload['state'],
): readonly QueuedUpload[] {
  return queue.map((upload) => (upload.key === key ? { ...upload, state } : upload))
}

/** Returns the ids of what has arrived, in the order of the queue. */
export function arrivedIds(queue: readonly QueuedUpload[]): string[] {
  return queue.flatMap(({ state }) => (state.name === 'done' && state.item.id ? [state.item.id] : []))
}

/** Returns whether files are still on their way: the browser then asks before the page is left. */
export function isUnderWay(queue: readonly QueuedUpload[]): boolean {
  return queue.some(({ state }) => state.name === 'waiting' || state.name === 'sending')
}

/** Returns the queue's state in words: "2 of 3 uploaded, 1 refused". */
export function queueText(queue: readonly QueuedUpload[]): string {
  const count = (name: QueuedUpload['state']['name']) => queue.filter(({ state }) => state.name === name).length
  const [done, refused] = [count('done'), count('refused')]
  const files = `${queue.length.toLocaleString('en-US')} ${queue.length === 1 ? 'file' : 'files'}`
  const uploaded = done === queue.length ? `${files} uploaded` : `${done.toLocaleString('en-US')} of ${files} uploaded`
  return refused === 0 ? uploaded : `${uploaded}, ${refused.toLocaleString('en-US')} refused`
}
