'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { acceptedMimeTypes } from '#collections/media/mimeTypes.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { useLeaveWarning } from '../../kit/useLeaveWarning.ts'
import { posterOf } from '../posterOf.ts'
import { fileRefusal } from '../upload.state.ts'
import { uploadFile } from '../uploadFile.ts'
import { isUnderWay, nextUpload, type QueuedUpload, withUpload } from './uploadQueue.state.ts'

/**
 * Sends files into the library, one after the other: two of the same name must not meet on the way.
 * @param onArrived called after each file that the library has
 */
export function useUploadQueue(onArrived: () => void) {
  const rpc = useRpc()
  const [queue, setQueue] = useState<readonly QueuedUpload[]>([])
  const count = useRef(0)
  const leaving = useRef<AbortController | null>(null)
  useLeaveWarning(isUnderWay(queue))
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const next = nextUpload(queue)
  useEffect(() => {
    const signal = leaving.current?.signal
    if (!next || !signal) return
    const { key, file } = next
    const set = (state: QueuedUpload['state']) => {
      if (!signal.aborted) setQueue((before) => withUpload(before, key, state))
    }
    set({ name: 'sending', status: 'Storage' })
    const send = async () => {
      const poster = file.type.startsWith('video/') ? await posterOf(file) : null
      return uploadFile({
        rpc,
        file,
        credit: '',
        caption: '',
        poster,
        signal,
        onStatus: (status) => set({ name: 'sending', status }),
      })
    }
    send().then(
      (item) => {
        set({ name: 'done', item })
        if (!signal.aborted) onArrived()
      },
      (error: unknown) => set({ name: 'refused', message: error instanceof Error ? error.message : String(error) }),
    )
  }, [next, rpc, onArrived])

  const add = useCallback((files: readonly File[]) => {
    const added = files.map((file): QueuedUpload => {
      count.current += 1
      const message = fileRefusal(file, acceptedMimeTypes)
      return { key: count.current, file, state: message === null ? { name: 'waiting' } : { name: 'refused', message } }
    })
    // What has arrived before is in the gallery; what is on its way stays in view.
    setQueue((before) => [...(isUnderWay(before) ? before : []), ...added])
  }, [])
  const clear = useCallback(() => setQueue([]), [])
  return { queue, add, clear }
}
