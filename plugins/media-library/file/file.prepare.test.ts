import { describe, expect, it } from '@jest/globals'
import exifr from 'exifr'
import sharp from 'sharp'
import { maxUploadSize, typeRefusal } from '#collections/media/mimeTypes.ts'
import { prepareFile } from './file.prepare.ts'
import * as make from './oddFiles.fixtures.ts'

const tooComplex = 'This drawing is too complex: it has too many parts, or they are nested too deep.'

const prepare = async (name: string, bytes: Buffer | Promise<Buffer>) => {
  const data = await bytes
  const { facts, ...file } = await prepareFile({ name, data, size: data.length })
  return { file: { ...file, data: file.data ?? data }, facts }
}

describe('a file that comes into the library', () => {
  it.each([
    ['a.jpg', make.jpeg, 'image/jpeg', 'a.jpg'],
    ['a.JPEG', make.jpeg, 'image/jpeg', 'a.jpeg'],
    ['a.png', make.png, 'image/png', 'a.png'],
    ['a.webp', make.webp, 'image/webp', 'a.webp'],
    ['a.avif', make.avif, 'image/avif', 'a.avif'],
    ['a.gif', make.gif, 'image/gif', 'a.gif'],
    ['moving.png', make.movingPng, 'image/apng', 'moving.png'],
    ['IMG_0042.HEIC', make.heic, 'image/jpeg', 'IMG_0042.jpg'],
    ['scan.tif', make.tiff, 'image/jpeg', 'scan.jpg'],
    ['stamp.tiff', make.clearTiff, 'image/png', 'stamp.png'],
    [
      'map.svg',
      () => make.svg('<rect width="5" height="5"/>', '<?xml version="1.0"?>\n<!-- made by hand -->\n'),
      'image/svg+xml',
      'map.svg',
    ],
    ['tone.wav', make.wav, 'audio/wav', 'tone.wav'],
    ['minutes.pdf', make.pdf, 'application/pdf', 'minutes.pdf'],
    ['letter.doc', () => make.oldOffice('WordDocument'), 'application/msword', 'letter.doc'],
    ['table', () => make.oldOffice('Workbook'), 'application/vnd.ms-excel', 'table.xls'],
    ['budget.csv', () => Buffer.from('item,amount\nroads,12\n'), 'text/csv', 'budget.csv'],
    ['notes.txt', () => Buffer.from('\uFEFFNotes – “of the meeting”'), 'text/plain', 'notes.txt'],
    ['comments.txt', () => Buffer.from(`${'<!---->'.repeat(9000)}<svg`), 'text/plain', 'comments.txt'],
    ['picture.png', make.jpeg, 'image/jpeg', 'picture.jpg'],
    ['invoice.pdf', make.png, 'image/png', 'invoice.png'],
    ['no-ending', make.webp, 'image/webp', 'no-ending.webp'],
    ['drawing.txt', () => make.svg('<path d="M0 0"/>'), 'image/svg+xml', 'drawing.svg'],
  ])('is what its bytes are: %s', async (name, bytes, mimetype, kept) => {
    const { file } = await prepare(name, bytes())
    expect(file).toMatchObject({ mimetype, name: kept })
  })

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\Users\\me\\harbour.png', 'harbour.png'],
    ['Hafen – Überfahrt 船.png', 'Hafen – Überfahrt 船.png'],
    ['zu\u0308rich.png', 'z\u00FCrich.png'],
    ['a\u202Egnp.exe.png', 'agnp.exe.png'],
    ['bell\u0007\u0000.png', 'bell.png'],
    ['50% #1?.png', '50 1.png'],
    ['....png', 'image.png'],
    ['.png', 'png.png'],
    ['', 'image.png'],
    ['CON.jpg', 'image-CON.png'],
    ['con.txt\0.png', 'image-con.txt.png'],
    ['Com1', 'image-Com1.png'],
    ['console.png', 'console.png'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(100)}.png`],
    [`${'日'.repeat(76)}.png`, `${'日'.repeat(66)}.png`],
  ])('gets a name that no system stumbles over: %j', async (name, kept) => {
    expect((await prepare(name, make.png())).file.name).toBe(kept)
  })

  it.each([
    ['nothing at all', 'empty.jpg', () => Buffer.alloc(0), 'The file is empty.'],
    [
      'a page that calls itself a picture',
      'page.jpg',
      () => Buffer.from('<html><script>alert(1)</script></html>'),
      typeRefusal,
    ],
    ['a page', 'page.html', () => Buffer.from('<p>Hello</p>'), typeRefusal],
    ['a program', 'program.exe', () => Buffer.from('MZ'), typeRefusal],
    ['a program that calls itself text', 'run.txt', () => Buffer.from('#!/bin/sh\nrm -rf /'), typeRefusal],
    ['noise', 'noise.bin', () => Buffer.from([1, 2, 3, 255, 254, 0, 9]), typeRefusal],
    ['an archive', 'all.zip', () => Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'), typeRefusal],
    ['a container with nothing known in it', 'what.doc', () => make.oldOffice('Secret'), typeRefusal],
    [
      'a picture that ends in the middle',
      'half.jpg',
      async () => (await make.jpeg()).subarray(0, 200),
      'This picture is damaged and cannot be read.',
    ],
    [
      'a picture of which only the head came',
      'head.png',
      async () => (await make.png()).subarray(0, 40),
      'This picture is damaged and cannot be read.',
    ],
    [
      'a picture bomb',
      'bomb.png',
      make.pictureBomb,
      'This picture is too large: 50,000 × 50,000 pixels. At most 100 megapixels, 16,383 a side.',
    ],
    [
      'a drawing that is cut off',
      'half.svg',
      () => make.svg('<rect').subarray(0, 60),
      'This drawing is damaged and cannot be read.',
    ],
    [
      'a drawing larger than drawings are',
      'huge.svg',
      () => make.svg(`<desc>${'x'.repeat(6_000_000)}</desc>`),
      'This drawing is too large: at most 5 MB.',
    ],
    [
      'a drawing that nests without end',
      'deep.svg',
      () => make.svg('<g>'.repeat(201) + '</g>'.repeat(201)),
      tooComplex,
    ],
    ['a drawing of many parts', 'flat.svg', () => make.svg('<g/>'.repeat(20_001)), tooComplex],
    [
      'a drawing whose entities make it large',
      'entity.svg',
      () => make.svg(`<text>${'&a;'.repeat(4_000)}</text>`, `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(60_000)}">]>`),
      'This drawing is too large: at most 5 MB.',
    ],
    [
      'a drawing whose entities are made of others',
      'nested.svg',
      () => make.svg('<text>&b;</text>', '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'),
      tooComplex,
    ],
    ['a drawing of comments', 'comments.svg', () => make.svg('<!---->'.repeat(600_000)), tooComplex],
    [
      'a drawing with too many attributes',
      'attributes.svg',
      () => make.svg(`<g ${Array.from({ length: 1000 }, (_, number) => `a${number}=""`).join(' ')}/>`),
      tooComplex,
    ],
    [
      'text that begins like a drawing again and again',
      'a.txt',
      () => Buffer.from(`${'<!DOCTYPE svg []>'.repeat(3000)}<svg`),
      typeRefusal,
    ],
    ['a film without a film', 'empty.mp4', make.headOfFilm, 'This film is damaged and cannot be read.'],
    ['a sound of another kind', 'a.flac', () => Buffer.from('fLaC\0\0\0\x22'.padEnd(60, '\0'), 'latin1'), typeRefusal],
    [
      'a picture that moves in AVIF',
      'moving.avif',
      make.movingAvif,
      'This AVIF picture moves, and those are not accepted. Send it as GIF, WebP or PNG.',
    ],
    ['a damaged picture of a telephone', 'a.heif', make.damagedHeif, 'This picture is damaged and cannot be read.'],
    [
      'half a picture of a telephone',
      'a.heic',
      () => make.heic().subarray(0, 480),
      'This picture is damaged and cannot be read.',
    ],
    ['half a document', 'half.pdf', () => make.pdf().subarray(0, 12), 'This document is damaged and cannot be read.'],
  ])('is refused with the reason when it is %s', async (_what, name, bytes, message) => {
    await expect(prepare(name, bytes())).rejects.toMatchObject({ name: 'UnfitFile', message })
  })

  it('is refused when it is larger than files may be', async () => {
    await expect(prepareFile({ name: 'film.mp4', size: maxUploadSize + 1 })).rejects.toMatchObject({
      message: 'File size is too big.',
    })
  })
})

describe('a picture', () => {
  const sides = async (data: Buffer) => {
    const { data: raw, info } = await sharp(data).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => ((raw[(y * info.width + x) * info.channels] ?? 0) > 128 ? 'red' : 'blue')
    return { size: `${info.width}x${info.height}`, first: at(2, 2), last: at(info.width - 3, info.height - 3) }
  }

  it.each([
    [2, { size: '40x20', first: 'blue', last: 'red' }],
    [3, { size: '40x20', first: 'blue', last: 'red' }],
    [4, { size: '40x20', first: 'red', last: 'blue' }],
    [5, { size: '20x40', first: 'red', last: 'blue' }],
    [6, { size: '20x40', first: 'red', last: 'blue' }],
    [7, { size: '20x40', first: 'blue', last: 'red' }],
    [8, { size: '20x40', first: 'blue', last: 'red' }],
  ])('that a camera kept turned (EXIF %i) stands upright, and says so no more', async (orientation, upright) => {
    const { file } = await prepare('a.jpg', make.turnedJpeg(orientation))
    expect(await sides(file.data)).toEqual(upright)
    expect((await sharp(file.data).metadata()).orientation ?? 1).toBe(1)
  })

  it('loses the place where it was taken, and its words go to the form', async () => {
    const given = await make.jpegFromCamera()
    expect(await exifr.gps(given)).toMatchObject({ latitude: expect.closeTo(51.508, 2) })
    const { file, facts } = await prepare('a.jpg', given)
    expect(await exifr.gps(file.data).catch(() => undefined)).toBeUndefined()
    expect((await sharp(file.data).metadata()).exif).toBeUndefined()
    expect(facts).toMatchObject({ credit: 'Ines Okafor', caption: 'The ferry at the old pier' })
    expect(facts.takenAt).toMatch(/^2026-03-12T/)
  })

  it('tells its words in IPTC, letters of all languages too', async () => {
    const { facts } = await prepare('a.jpg', make.jpegWithIptc())
    expect(facts).toMatchObject({ credit: 'Zoë Café / Harbour Press', caption: 'Dredging begins – early' })
  })

  it('tells its words and its alternative text in XMP', async () => {
    const { facts } = await prepare('a.jpg', make.jpegWithXmp())
    expect(facts).toMatchObject({
      credit: 'Tomás Reyes',
      caption: 'The iron bridge',
      alt: 'An iron bridge in thick fog',
    })
  })

  it('that carries nothing stays as it is, byte for byte', async () => {
    const given = await make.png()
    expect((await prepare('a.png', given)).file.data.equals(given)).toBe(true)
  })

  it('of a telephone can be seen in every browser', async () => {
    const { file } = await prepare('a.heic', make.heic())
    const { data, info } = await sharp(file.data).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ format: 'raw', width: 16, height: 8, channels: 3 })
    const [first, last] = [data.subarray(0, 3), data.subarray(-3)]
    expect([(first[0] ?? 0) > (first[2] ?? 0), (last[2] ?? 0) > (last[0] ?? 0)]).toEqual([true, true])
  })

  it('that moves in PNG keeps its frames, and loses its words', async () => {
    const { file } = await prepare('a.png', make.movingPngWithWords())
    expect(file.data.equals(make.movingPng())).toBe(true)
  })

  it('that moves goes on moving', async () => {
    const { file } = await prepare('a.webp', make.animatedWebp())
    expect(await sharp(file.data).metadata()).toMatchObject({ pages: 3, width: 16 })
  })
})

describe('a drawing', () => {
  const cleaned = async (inside: string) => (await prepare('a.svg', make.svg(inside))).file.data.toString()

  it.each([
    ['script', '<script>alert(1)</script>', /script|alert/],
    ['an event handler', '<rect onload="alert(1)"/>', /onload|alert/],
    ['a script link', '<a href="javascript:alert(1)"><rect/></a>', /javascript/],
    ['a link in another namespace', '<a xlink:href="javascript:alert(1)"><rect/></a>', /javascript/],
    [
      'a foreign document',
      '<foreignObject><iframe src="https://elsewhere.test"/></foreignObject>',
      /foreignObject|iframe|elsewhere/,
    ],
    ['a picture from elsewhere', '<image href="https://elsewhere.test/dot.png"/>', /elsewhere/],
    ['a part of another drawing', '<use href="https://elsewhere.test/a.svg#b"/>', /elsewhere/],
    [
      'a style from elsewhere',
      '<style>@import url(https://elsewhere.test/a.css); rect{fill:url(https://elsewhere.test/b)}</style>',
      /elsewhere/,
    ],
    ['a moved event', '<set attributeName="onmouseover" to="alert(1)"/>', /alert/],
  ])('loses %s', async (_what, inside, gone) => {
    expect(await cleaned(`${inside}<path d="M1 1h8"/>`)).not.toMatch(gone)
    expect(await cleaned(`${inside}<path d="M1 1h8"/>`)).toContain('d="M1 1h8"')
  })

  it('loses styles from elsewhere that never end', async () => {
    expect(await cleaned(`<style>${'url('.repeat(200_000)}</style>`)).not.toContain('url(')
  })

  it('has its entities put in their places, as programs that draw define namespaces', async () => {
    const namespaces = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY ns_red "#f00">]>'
    const { file } = await prepare('a.svg', make.svg('<path d="M0 0h1" fill="&ns_red;"/>', namespaces))
    expect(file.data.toString()).toContain('fill="#f00"')
    expect(file.data.toString()).not.toContain('ENTITY')
  })

  it('keeps what it is drawn with: gradients, its own parts, pictures inside of it, styles', async () => {
    const inside =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient><path id="p" d="M0 0h1"/></defs><style>.a{fill:url(#g)}</style><use href="#p" class="a"/><image href="data:image/png;base64,AAAA"/>'
    const kept = await cleaned(inside)
    for (const part of [
      'linearGradient id="g"',
      'url(#g)',
      'href="#p"',
      'data:image/png;base64,AAAA',
      'viewBox="0 0 10 10"',
    ])
      expect(kept).toContain(part)
  })
})

it('a sound tells how long it lasts', async () => {
  expect((await prepare('tone.wav', make.wav())).facts.duration).toBe(0.5)
})
