import { describe, expect, it } from '@jest/globals'
import { arrivedIds, isUnderWay, nextUpload, type QueuedUpload, queueText, withUpload } from './uploadQueue.state.ts'

const waiting = (key: number): QueuedUpload => ({
  key,
  file: new File(['x'], `${key}.jpg`, { type: 'image/jpeg' }),
  state: { name: 'waiting' },
})
const queue = [1, 2, 3].map(waiting)
const refused: QueuedUpload['state'] = { name: 'refused', message: 'File size is too big.' }

describe('files on their way into the library', () => {
  it('go one after the other, past a refused one', () => {
    expect(nextUpload(queue)?.key).toBe(1)
    expect(nextUpload(withUpload(queue, 1, { name: 'sending', status: 'Storage' }))).toBeUndefined()
    expect(nextUpload(withUpload(queue, 1, refused))?.key).toBe(2)
  })

  it('are counted, with those that were refused', () => {
    expect(queueText(queue)).toBe('0 of 3 files uploaded')
    expect(queueText(withUpload(queue, 2, refused))).toBe('0 of 3 files uploaded, 1 refused')
    expect(isUnderWay(queue)).toBe(true)
    const all = queue.map((upload) => ({ ...upload, state: refused }))
    expect(isUnderWay(all)).toBe(false)
    expect(arrivedIds(all)).toEqual([])
  })
})
