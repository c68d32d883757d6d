import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { isPublicAddress } from './addressGuard.ts'
import { type FetchLimits, fetchFile } from './fileFetch.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
}

const limits: FetchLimits = { maxSize: 1000, timeout: 60_000, mayAsk: () => true }

describe('addresses that may be asked', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111'])('public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '255.255.255.255',
    ],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      'ff02::1',
      'localhost',
      '',
    ],
  ])('not public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('fetching a file', () => {
  it('gives its bytes and kind, after a redirect too', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/a') response.writeHead(302, { location: '/b' }).end()
      else response.writeHead(200, { 'content-type': 'image/PNG; x=y' }).end('bytes')
    })
    const file = await fetchFile(`${url}/a`, limits)
    expect([file.data.toString(), file.mimeType]).toEqual(['bytes', 'image/png'])
  })

  describe('that is cut off', () => {
    const whole = 'abcdefghij'
    // Sends a few bytes of what was requested, and breaks off.
    const breakOff = (response: Parameters<RequestListener>[1], status: number, rest: string, headers: object) => {
      response.writeHead(status, { 'content-length': rest.length, ...headers })
      response.write(rest.slice(0, 3), () => response.destroy())
    }

    it('goes on from where it was, as often as it needs', async () => {
      const ranges: (string | undefined)[] = []
      const url = await serve(({ headers: { range, 'if-range': version } }, response) => {
        ranges.push(range)
        const start = Number(/=(\d+)-/.exec(range ?? '')?.[1] ?? 0)
        const rest = whole.slice(version === '"v1"' ? start : 0)
        const range206 = { etag: '"v1"', 'content-range': `bytes ${start}-9/10` }
        if (rest.length > 3) breakOff(response, range ? 206 : 200, rest, range206)
        else response.writeHead(206, range206).end(rest)
      })
      expect((await fetchFile(url, limits)).data.toString()).toBe(whole)
      expect(ranges).toEqual([undefined, 'bytes=3-', 'bytes=6-', 'bytes=9-'])
    })

    it('begins again where the server knows no ranges, or has another file by now', async () => {
      let requests = 0
      const url = await serve((_request, response) => {
        requests += 1
        if (requests === 1) breakOff(response, 200, whole, { etag: 'W/"weak"' })
        else response.writeHead(200).end('0123456789')
      })
      expect((await fetchFile(url, limits)).data.toString()).toBe('0123456789')
    })
  })

  it('does not ask a private address, by number or by name', async () => {
    let requests = 0
    const url = await serve((_request, response) => {
      requests += 1
      response.end('secret')
    })
    const guarded = { maxSize: 1000, timeout: 60_000 }
    await expect(fetchFile(url, guarded)).rejects.toThrow('no public address')
    await expect(fetchFile(url.replace('127.0.0.1', 'localhost'), guarded)).rejects.toThrow('no public address')
    expect(requests).toBe(0)
  })

  it('does not follow a redirect to a private address', async () => {
    let requests = 0
    const inner = await serve((_request, response) => {
      requests += 1
      response.end('secret')
    })
    const outer = await serve((_request, response) => response.writeHead(302, { location: `${inner}/x` }).end())
    const first = new URL(outer).port
    // Only the first server counts as public; both have the same number, so the first question alone is let through.
    let questions = 0
    const mayAsk = (): boolean => {
      questions += 1
      return questions === 1
    }
    await expect(fetchFile(`http://127.0.0.1:${first}/`, { ...limits, mayAsk })).rejects.toThrow('no public address')
    expect(requests).toBe(0)
  })

  it.each([
    [
      'that is too large',
      (response: Parameters<RequestListener>[1]) => response.end('x'.repeat(2000)),
      'larger than 1000',
    ],
    ['that is not there', (response: Parameters<RequestListener>[1]) => response.writeHead(404).end(), 'answered 404'],
    [
      'that redirects for ever',
      (response: Parameters<RequestListener>[1]) => response.writeHead(301, { location: '/' }).end(),
      'too often',
    ],
    [
      'that is cut off',
      (response: Parameters<RequestListener>[1]) => {
        response.writeHead(200, { 'content-length': '500' })
        response.write('x')
        setImmediate(() => response.destroy())
      },
      '',
    ],
  ])('gives up on one %s', async (_what, answer, message) => {
    const url = await serve((_request, response) => void answer(response))
    const failure = fetchFile(url, limits)
    await expect(failure).rejects.toMatchObject({ name: 'FetchError', message: expect.stringContaining(message) })
  })

  it('gives up on one that never comes', async () => {
    const url = await serve(() => undefined)
    await expect(fetchFile(url, { ...limits, timeout: 400 })).rejects.toThrow('took too long')
  })

  it('takes http and https only', async () => {
    await expect(fetchFile('file:///etc/passwd', limits)).rejects.toThrow('file: is not fetched')
  })
})
