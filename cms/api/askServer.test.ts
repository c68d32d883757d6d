import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { askServer } from './askServer.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

describe('a request to the back office', () => {
  it('goes as the person who is logged in', async () => {
    const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
    await askServer('/api/tags', { method: 'POST' })
    expect(sent).toHaveBeenCalledWith('/api/tags', { method: 'POST', credentials: 'include', cache: 'no-store' })
  })

  it('fails with a sentence when nothing answers', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(askServer('/api/tags')).rejects.toThrow(
      'The back office does not answer. Check the connection and try again.',
    )
  })

  it('fails as it is aborted', async () => {
    const aborted = new DOMException('The operation was aborted.', 'AbortError')
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(aborted)
    await expect(askServer('/api/tags')).rejects.toBe(aborted)
  })
})
