import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { decodeJwt } from 'jose'
import sharp from 'sharp'
import { z } from 'zod'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { typeRefusal } from '#collections/media/mimeTypes.ts'
import { deskSearch } from '#plugins/desk-search/deskSearch.plugin.ts'
import { jpegFromCamera, png, svg, wav } from '#plugins/media-library/file/oddFiles.fixtures.ts'
import { fillWaveforms } from '#plugins/media-library/file/oldRecordings.ts'
import { wavOf } from '#plugins/media-library/file/recordings.fixtures.ts'
import { mediaItem } from '#plugins/media-library/media.router.ts'
import { mediaLibrary } from '#plugins/media-library/mediaLibrary.plugin.ts'
import { mediaLibraryOf } from '#plugins/media-library/mediaLibrary.read.ts'
import type { TestPayload } from './bootPayload.ts'
import { bootTestPayload } from './bootPayload.ts'
import { makeTablesIn } from './ownTables.ts'
import { createAdministrator, createPerson } from './people.ts'
import { type RestClient, signIn } from './restClient.ts'
import { dataOf, refusalOf, rpcClient } from './rpcClient.ts'
import { startStore } from './storeServer.ts'

const page = z.object({ results: z.array(mediaItem), found: z.number() })

/** Tests that the library has to pass with any storage of its files. */
export function libraryCases(place: 'the disk' | 'an S3 store') {
  return describe(`the library on ${place}`, () => {
    let app: TestPayload
    let folder: string
    let store: Awaited<ReturnType<typeof startStore>> | null = null
    let editor: ReturnType<typeof rpcClient>
    let reader: ReturnType<typeof rpcClient>
    let administrator: RestClient

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'citydesk-library-'))
      store = place === 'the disk' ? null : await startStore('library')
      app = await bootTestPayload({
        endpoints: rpcEndpoints,
        plugins: [
          mediaLibrary({
            cmsUrl: 'http://localhost',
            dataDir: folder,
            mediaDir: path.join(folder, 'media'),
            secret: 'only-for-tests',
            objectStore: store?.options ?? null,
            altText: null,
            canto: null,
            isCleaningUp: false,
          }),
          deskSearch({ isKeepingUp: false }),
        ],
      })
      await makeTablesIn(app.payload)
      const { email } = await createAdministrator(app.payload)
      administrator = await signIn(app, email)
      editor = rpcClient(await signIn(app, (await createPerson(app.payload, ['CREATE_FILE'])).email))
      reader = rpcClient(await signIn(app, (await createPerson(app.payload, ['UPDATE_POST'])).email))
    })

    afterAll(async () => {
      await app?.stop()
      await store?.stop()
      await rm(folder, { recursive: true, force: true })
    })

    const put = (url: string, body: Buffer, contentType: string) => {
      const init = { method: 'PUT', body: new Uint8Array(body), headers: { 'Content-Type': contentType } }
      return store ? fetch(url, init) : app.request(url.replace('http://localhost', ''), init)
    }

    const presign = async (key: string, contentType: string) =>
      z
        .object({ url: z.string() })
        .parse(dataOf(await editor.query('media.generatePresignedUrl', { key, contentType }))).url

    const send = async (key: string, contentType: string, body: Buffer | Promise<Buffer>) =>
      put(await presign(key, contentType), await body, contentType)

    const register = async (filename: string, more: object = {}) =>
      mediaItem.parse(dataOf(await editor.mutate('media.upload', { filename, ...more })))

    const waiting = async () => mediaLibraryOf(app.payload).staging.sweep(new Date(Date.now() + 60_000))

    it('takes a file in two steps, and nothing waits afterwards', async () => {
      expect((await send('Überfahrt 1.png', 'image/png', png())).status).toBe(200)
      const item = await register('Überfahrt 1.png', { credit: 'Ines Okafor', caption: 'The ferry' })
      expect(item).toMatchObject({ name: 'Überfahrt 1.png', scheme: 'image', width: 40, credit: 'Ines Okafor' })
      expect(await waiting()).toBe(0)
      expect(await editor.mutate('media.upload', { filename: 'Überfahrt 1.png' })).toMatchObject({ status: 400 })
    })

    it('serves what it took, whole and in parts', async () => {
      await send('tone.wav', 'audio/wav', wav())
      const { src, duration } = await register('tone.wav')
      expect(duration).toBe(0.5)
      const url = src.default.replace('http://localhost', '')
      const whole = await app.request(url)
      expect(whole.headers.get('Content-Security-Policy')).toMatch(/sandbox/)
      expect(Buffer.from(await whole.arrayBuffer()).equals(wav())).toBe(true)
      const part = await app.request(url, { headers: { Range: 'bytes=0-3' } })
      expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
    })

    it('reads the waveform of a recording, and later that of one from before it did', async () => {
      const sound = wavOf(16, [0, 1])
      await send('speech.wav', 'audio/wav', sound)
      const { id } = await register('speech.wav')
      const waveformOf = async () => {
        const { waveform } = await app.payload.findByID({ collection: 'media', id: Number(id) })
        return Array.isArray(waveform) ? [waveform.length, waveform[10], waveform[190]] : waveform
      }
      expect(await waveformOf()).toEqual([200, 0, 100])
      await app.payload.update({ collection: 'media', id: Number(id), data: { waveform: null, duration: null } })
      expect(await waveformOf()).toBeNull()
      await fillWaveforms(app.payload, mediaLibraryOf(app.payload).readFile)
      expect(await waveformOf()).toEqual([200, 0, 100])
      expect((await app.payload.findByID({ collection: 'media', id: Number(id) })).duration).toBe(1)
      await app.payload.delete({ collection: 'media', id: Number(id) })
    })

    it('tells how long a file is and of which version, and sends it once to who keeps it', async () => {
      const url = '/api/media/file/tone.wav'
      const { headers } = await app.request(url)
      const values = ['Content-Type', 'Content-Length', 'Accept-Ranges'].map((name) => headers.get(name))
      expect(values).toEqual(['audio/wav', String(wav().length), 'bytes'])
      const tag = headers.get('ETag') ?? ''
      expect((await app.request(url, { headers: { 'If-None-Match': tag } })).status).toBe(304)
      const since = headers.get('Last-Modified') ?? ''
      expect((await app.request(url, { headers: { 'If-Modified-Since': since } })).status).toBe(304)
      const partOf = async (condition: string) => {
        const part = await app.request(url, { headers: { Range: 'bytes=0-3', 'If-Range': condition } })
        return [part.status, (await part.arrayBuffer()).byteLength]
      }
      expect([await partOf(tag), await partOf('"another"')]).toEqual([
        [206, 4],
        [200, wav().length],
      ])
    })

    it('has nothing where there is no file', async () => {
      for (const name of ['none.png', 'tone.wav%00.png', '..%2Ftone.wav'])
        expect([name, (await app.request(`/api/media/file/${name}`)).ok]).toEqual([name, false])
      expect((await app.request('/api/media/file/none.png')).status).toBe(404)
    })

    it('gives a picture that is cut a new name, and one whose focal point is moved the same', async () => {
      await send('cut.png', 'image/png', png())
      const { id } = await register('cut.png')
      const edited = async (query: string) => {
        const path = `/api/media/${id}?${query}`
        const { status, body } = await administrator('PATCH', path, { caption: 'Cut' })
        expect({ status, errors: body.errors }).toEqual({ status: 200 })
        return z.object({ doc: z.looseObject({ filename: z.string() }) }).parse(body).doc
      }
      expect(await edited('uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=70')).toMatchObject({
        ...{ filename: 'cut.png', focalX: 20, focalY: 70, width: 40 },
      })
      const crop =
        'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
      const cut = await edited(`${crop}&uploadEdits[widthInPixels]=20&uploadEdits[heightInPixels]=10`)
      expect(cut).toMatchObject({ filename: 'cut-1.png', width: 20, height: 10 })
      expect((await app.request('/api/media/file/cut-1.png')).status).toBe(200)
      expect((await app.request('/api/media/file/cut.png')).status).toBe(404)
    })

    it('keeps a picture without its place, with its words, and makes a small one', async () => {
      await send('camera.jpg', 'image/jpeg', jpegFromCamera())
      const item = await register('camera.jpg')
      expect(item).toMatchObject({ credit: 'Ines Okafor', caption: 'The ferry at the old pier' })
      expect(item.created).toMatch(/^2026-03-12T/)
      for (const url of [item.src.default, item.src.preview ?? '']) {
        const response = await app.request(url.replace('http://localhost', ''))
        const bytes = Buffer.from(await response.arrayBuffer())
        expect((await sharp(bytes).metadata()).exif).toBeUndefined()
      }
    })

    it('goes by the bytes, whatever was promised; what is refused does not wait either', async () => {
      await send('page.jpg', 'image/jpeg', Promise.resolve(Buffer.from('<html><script>alert(1)</script></html>')))
      expect(refusalOf(await editor.mutate('media.upload', { filename: 'page.jpg' }))).toBe(typeRefusal)
      expect(await waiting()).toBe(0)
      expect(
        refusalOf(
          await editor.query('media.generatePresignedUrl', { key: 'a.exe', contentType: 'application/x-msdownload' }),
        ),
      ).toBe(typeRefusal)
    })

    it('cleans drawings that come by another door as well', async () => {
      const data = svg('<script>alert(1)</script><rect width="5" height="5"/>')
      const file = { name: 'map.svg', mimetype: 'image/svg+xml', data, size: data.length }
      const { filename } = await app.payload.create({ collection: 'media', data: {}, file, draft: false })
      const served = await (await app.request(`/api/media/file/${filename}`)).text()
      expect(served).not.toContain('alert')
      expect(served).toContain('<rect')
    })

    it('keeps apart what two people send under one name', async () => {
      await send('same.png', 'image/png', png())
      const other = rpcClient(await signIn(app, (await createPerson(app.payload, ['CREATE_FILE'])).email))
      expect(refusalOf(await other.mutate('media.upload', { filename: 'same.png' }))).toBe(
        'The file did not arrive. Send it again.',
      )
      expect((await register('same.png')).name).toBe('same.png')
    })

    it('takes files of those only who may bring them', async () => {
      expect(
        await reader.query('media.generatePresignedUrl', { key: 'a.png', contentType: 'image/png' }),
      ).toMatchObject({
        status: 403,
      })
      expect(await reader.mutate('media.upload', { filename: 'a.png' })).toMatchObject({ status: 403 })
    })

    it('gives an address that holds for one type, one place and one hour', async () => {
      const before = Math.floor(Date.now() / 1000)
      const url = new URL(await presign('a.png', 'image/png'))
      const after = Math.ceil(Date.now() / 1000)
      if (store) {
        // The store refuses what was not signed.
        const names = ['X-Amz-SignedHeaders', 'X-Amz-Expires']
        expect(names.map((name) => url.searchParams.get(name))).toEqual(['content-type;host', '3600'])
        return
      }
      const { exp = 0 } = decodeJwt(url.searchParams.get('token') ?? '')
      expect(exp).toBeGreaterThanOrEqual(before + 3600)
      expect(exp).toBeLessThanOrEqual(after + 3600)
      const other = new URL(await presign('b.png', 'image/png'))
      other.search = url.search
      expect((await put(url.href, await png(), 'image/jpeg')).status).toBe(403)
      expect((await put(other.href, await png(), 'image/png')).status).toBe(403)
      expect((await put(url.origin + url.pathname, await png(), 'image/png')).status).toBe(403)
    })

    it('sweeps away what was sent and never registered', async () => {
      await send('lost.png', 'image/png', png())
      expect(await mediaLibraryOf(app.payload).staging.sweep(new Date(Date.now() - 60_000))).toBe(0)
      expect(await waiting()).toBe(1)
      expect(await waiting()).toBe(0)
    })

    it('finds by words, kind, creator and days, page by page', async () => {
      const find = async (input: object) => page.parse(dataOf(await reader.query('media.search', input)))
      expect((await find({ keyword: 'pier' })).results.map(({ name }) => name)).toEqual(['camera.jpg'])
      expect((await find({ scheme: 'audio' })).results.map(({ name }) => name)).toEqual(['tone.wav'])
      expect((await find({ creator: 'okafor' })).found).toBe(2)
      // The uploader counts as the author, too, by default.
      expect((await find({ creator: 'PERSON' })).found).toBeGreaterThan(3)
      expect((await find({ creator: 'nobody of that name' })).found).toBe(0)
      const all = await find({ limit: 2 })
      const next = await find({ limit: 2, start: 2 })
      expect(all.found).toBeGreaterThan(3)
      expect(new Set([...all.results, ...next.results].map(({ id }) => id)).size).toBe(4)
      expect((await find({ createdTime: '2026-03-12..2026-03-12' })).results.map(({ name }) => name)).toEqual([
        'camera.jpg',
      ])
      expect((await find({ uploadedTime: '2020-01-01..2020-12-31' })).found).toBe(0)
      expect(await reader.query('media.search', { uploadedTime: 'yesterday' })).toMatchObject({ status: 400 })
    })

    it('finds each word of a search wherever it stands, without capitals and accents, and after the words were changed', async () => {
      const namesFor = async (keyword: string) =>
        page.parse(dataOf(await reader.query('media.search', { keyword }))).results.map(({ name }) => name)
      expect(await namesFor('OLD camera okafor')).toEqual(['camera.jpg'])
      expect(await namesFor('uberfahrt')).toEqual(['Überfahrt 1.png'])
      const { docs } = await app.payload.find({ collection: 'media', where: { filename: { equals: 'tone.wav' } } })
      await app.payload.update({ collection: 'media', id: docs[0]?.id ?? 0, data: { caption: 'A foghorn' } })
      expect(await namesFor('foghorn')).toEqual(['tone.wav'])
      expect(await namesFor('tone foghorn')).toEqual(['tone.wav'])
      expect(await namesFor('tone pier')).toEqual([])
    })

    it('tells everything of one item, and names those of several that cannot be had', async () => {
      const [item] = page.parse(dataOf(await reader.query('media.search', { keyword: 'camera' }))).results
      const contentId = item?.id ?? ''
      expect(dataOf(await reader.query('media.getContentDetails', { scheme: 'image', contentId }))).toEqual(item)
      expect(await reader.query('media.getContentDetails', { scheme: 'image', contentId: '999999' })).toMatchObject({
        status: 404,
      })
      const items = [
        { id: contentId, scheme: 'image' },
        { id: 'no-such', scheme: 'image' },
      ]
      expect(dataOf(await reader.query('media.getBulkContentDetails', { items }))).toMatchObject({
        results: [{ id: contentId }],
        errors: [expect.stringContaining('no-such')],
      })
    })

    it('removes the files of what is deleted', async () => {
      await send('gone.png', 'image/png', png())
      const { id, src } = await register('gone.png')
      await app.payload.delete({ collection: 'media', id })
      expect((await app.request(src.default.replace('http://localhost', ''))).status).toBe(404)
    })

    it('lists the files of its store, and says how much room there is', async () => {
      const { files } = mediaLibraryOf(app.payload)
      const body = Buffer.from('listed')
      await files.put({ name: 'listed.txt', mimeType: 'text/plain', size: body.length, body: () => body })
      expect(await files.names(1000)).toContain('listed.txt')
      expect((await files.names(1)).size).toBe(1)
      const free = await files.space()
      if (files.kind === 'disk') return expect(free).toBeGreaterThan(0)
      expect(free).toBeNull()
      await store?.stop()
      store = null
      await expect(files.space()).rejects.toThrow('The file store did not answer. Try again.')
    })
  })
}
