import { describe, expect, it } from '@jest/globals'
import type { Payload } from 'payload'
import { limitWithLogin, limitWithoutLogin } from './bodyLimits.ts'
import { boundedBody } from './boundedBody.ts'

const megabyte = 1024 * 1024

describe('how much a body may have', () => {
  const claim = (path: string, contentType = 'application/json', method = 'POST') => ({ method, path, contentType })
  const uploads = ['media']

  it.each([
    ['/graphql', 1],
    ['/users/login', 1],
    ['/rpc/post.getPosts', 4],
    ['/posts/7', 8],
    ['/url-targets/table', 10],
    ['/url-targets', 8],
  ])('%s takes at most %i MB from a member', (path, limit) => {
    expect(limitWithLogin(claim(path), uploads)).toBe(limit * megabyte)
    expect(limitWithoutLogin(claim(path))).toBe(megabyte)
  })

  it('leaves files to the limit of uploads, where files are taken', () => {
    const form = 'multipart/form-data; boundary=x'
    expect(limitWithLogin(claim('/media', form), uploads)).toBe(Number.POSITIVE_INFINITY)
    expect(limitWithLogin(claim('/posts', form), uploads)).toBe(8 * megabyte)
    expect(limitWithLogin(claim('/users/login', form), uploads)).toBe(megabyte)
    expect(limitWithoutLogin(claim('/media', form))).toBe(megabyte)
    expect(limitWithoutLogin(claim('/media-uploads/key', 'image/png', 'PUT'))).toBe(Number.POSITIVE_INFINITY)
    expect(limitWithoutLogin(claim('/media-uploads/key', 'image/png', 'POST'))).toBe(megabyte)
  })
})

describe('a body', () => {
  const payloadOf = (user: object | null): (() => Promise<Payload>) => {
    const payload = { auth: () => Promise.resolve({ user }), config: { collections: [{ slug: 'media', upload: {} }] } }
    return () => Promise.resolve(Object(payload))
  }
  const stranger = payloadOf(null)
  const member = payloadOf({ collection: 'users', status: 'ACTIVE' })
  const inactive = payloadOf({ collection: 'users', status: 'INACTIVE' })

  // A request whose body says its length, or comes in pieces without saying it.
  const requestOf = (bytes: number, isLengthDeclared: boolean) => {
    let left = bytes
    const pieces = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (left === 0) return controller.close()
        const length = Math.min(left, megabyte / 4)
        left -= length
        controller.enqueue(new Uint8Array(length).fill(97))
      },
    })
    const headers = isLengthDeclared ? { 'content-length': String(bytes) } : undefined
    const init = { method: 'POST', body: pieces, headers, duplex: 'half' }
    return { request: new Request('http://localhost/api/posts', init), unread: () => left }
  }

  it.each([true, false])('within its limit arrives as it was sent; length declared: %s', async (isDeclared) => {
    const bounded = await boundedBody(requestOf(megabyte, isDeclared).request, '/posts', stranger)
    if ('refusal' in bounded) throw new Error('It was refused')
    expect(await bounded.request.text()).toBe('a'.repeat(megabyte))
  })

  it.each([
    ['a stranger', stranger, 1],
    ['an inactive person', inactive, 1],
    ['a member', member, 8],
  ])('beyond it is refused from %s, without having been read whole', async (_who, payload, limit) => {
    for (const isDeclared of [true, false]) {
      const { request, unread } = requestOf(20 * megabyte, isDeclared)
      const bounded = await boundedBody(request, '/posts', payload)
      if ('request' in bounded) throw new Error('It was let in')
      expect(bounded.refusal.status).toBe(413)
      const { errors } = await bounded.refusal.json()
      expect(errors).toEqual([{ message: `The body of this request may have at most ${limit} MB.` }])
      expect(unread()).toBeGreaterThan(10 * megabyte)
    }
  })
})
