import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { faults, type StandIn, type StandInAnswer, startStandIn } from '#tests/integration/standInServer.ts'
import { openObjectStore } from '../storage/objectStore.ts'
import { s3Staging } from './s3Staging.ts'

let standIn: StandIn
let folder: string

beforeAll(async () => {
  // Otherwise it is asked three times, as often as it says.
  process.env.AWS_MAX_ATTEMPTS = '1'
  standIn = await startStandIn(() => {})
  folder = await mkdtemp(path.join(tmpdir(), 'citydesk-staging-'))
})
afterAll(async () => {
  delete process.env.AWS_MAX_ATTEMPTS
  await standIn.stop()
  await rm(folder, { recursive: true, force: true })
})

// A store; where it never answers, it is given fewer milliseconds than in the newsroom.
const staging = (socketTimeoutMs?: number) => {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const store = openObjectStore({ bucket: 'paper', region: 'us-east-1', endpoint: standIn.url, ...credentials })
  const { requestHandler } = store.client.config
  // The types of the SDK leave open which handler there is.
  if (
    socketTimeoutMs &&
    'updateHttpClientConfig' in requestHandler &&
    typeof requestHandler.updateHttpClientConfig === 'function'
  )
    requestHandler.updateHttpClientConfig('socketTimeout', socketTimeoutMs)
  return s3Staging(store, folder)
}

const name = { userId: '1', filename: 'ferry.png' }

// A refusal as S3 words it.
const refused =
  (status: number, code: string, headers = {}): StandInAnswer =>
  (_req, res) =>
    res
      .writeHead(status, { 'Content-Type': 'application/xml', ...headers })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`)

describe('an S3 store', () => {
  it('that has no such object is not at fault', async () => {
    standIn.answer = refused(404, 'NoSuchKey')
    expect(await staging().fetch(name)).toBeNull()
  })

  it.each<[string, StandInAnswer, number, string]>([
    [
      'a key that is not its own',
      refused(403, 'InvalidAccessKeyId'),
      502,
      'The file store does not accept what is in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    ],
    ['no bucket', refused(404, 'NoSuchBucket'), 502, 'The file store has no bucket of the name in S3_BUCKET.'],
    [
      'too many questions',
      refused(429, 'TooManyRequests', { 'Retry-After': '7' }),
      429,
      'The file store was asked too often. Try again in a minute.',
    ],
    ['slow down', refused(503, 'SlowDown'), 429, 'The file store was asked too often. Try again in a minute.'],
    ['500', refused(500, 'InternalError'), 502, 'The file store answered 500. Try again later.'],
    [
      'malformed',
      (_req, res) => res.writeHead(500, { 'Content-Type': 'application/xml' }).end('<?xml version="1.0"?><Err'),
      502,
      'The file store answered 500. Try again later.',
    ],
    ['cut off', faults['cut off'] ?? (() => {}), 502, 'The file store did not answer. Try again.'],
  ])(
    'says so in words when something is wrong, and leaves nothing behind: %s',
    async (_fault, answer, status, message) => {
      standIn.answer = answer
      await expect(staging().fetch(name)).rejects.toMatchObject({ status, message })
      expect(await readdir(folder)).toEqual([])
    },
  )

  it('is not waited for for ever', async () => {
    standIn.answer = () => {}
    await expect(staging(10).fetch(name)).rejects.toMatchObject({
      message: 'The file store did not answer. Try again.',
    })
  })
})
