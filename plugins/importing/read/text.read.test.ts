import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { temporaryFiles } from './temporaryFile.fixtures.ts'
import { readWholeText } from './text.read.ts'
import { readXmlNodes } from './xmlNode.read.ts'

const read = async (bytes: Uint8Array): Promise<string> => readWholeText(await temporaryFiles({ 'a.txt': bytes }))

const declaring = (encoding: string, text: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?><a>${text}</a>`
const utf16 = (text: string, isBig = false): Buffer => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
const bytes = (text: string, ...more: number[]): Buffer =>
  Buffer.concat([Buffer.from(text, 'latin1'), Buffer.from(more)])

describe('the text of a file', () => {
  it.each([
    ['UTF-8 without a declaration', Buffer.from('“café”'), '“café”'],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffcafé'), 'café'],
    ['UTF-16 with a byte order mark', utf16('\ufeffcafé'), 'café'],
    ['UTF-16, big end first', utf16('\ufeffcafé', true), 'café'],
    ['a declared ISO-8859-1', bytes(declaring('ISO-8859-1', '\x93caf\xe9\x94')), declaring('ISO-8859-1', '“café”')],
    ['a declared windows-1251', bytes(declaring('windows-1251', '\xcc\xe8\xf0')), declaring('windows-1251', 'Мир')],
    ['a declared ISO-8859-15', bytes(declaring('ISO-8859-15', '\xa4')), declaring('ISO-8859-15', '€')],
    ['UTF-16 with a declaration alone', utf16(declaring('UTF-16', 'é')), declaring('UTF-16', 'é')],
    ['UTF-16 that is declared and is not so', Buffer.from(declaring('UTF-16', 'é')), declaring('UTF-16', 'é')],
    ['an encoding that HTML names', bytes('<meta charset=windows-1252>\x80'), '<meta charset=windows-1252>€'],
    ['gzip', gzipSync(declaring('UTF-8', 'é')), declaring('UTF-8', 'é')],
    ['nothing', Buffer.from(''), ''],
  ])('is decoded from %s', async (_what, stored, text) => {
    expect(await read(stored)).toBe(text)
  })

  it('keeps a character that two pieces of the file share', async () => {
    const text = `${'a'.repeat(64 * 1024 - 1)}é`
    expect(await read(Buffer.from(text))).toBe(text)
  })

  it.each([
    ['bytes that are not UTF-8', bytes('one\ntwo \xe9\n'), /line 2: bytes that are not utf-8/],
    ['UTF-8 that ends in the middle of a character', bytes('one \xc3'), /bytes that are not utf-8/],
    ['a byte that windows-1252 does not have', bytes(declaring('windows-1252', '\x81')), /not windows-1252/],
    ['an encoding that is not known', bytes(declaring('klingon', 'a')), /the encoding klingon is not known/],
    ['gzip that ends too early', gzipSync('a'.repeat(999)).subarray(0, 20), /unexpected end of file/],
  ])('is refused because of %s', async (_what, stored, message) => {
    const reading = read(stored)
    await expect(reading).rejects.toMatchObject({ name: 'ImportFileError', message: expect.stringMatching(message) })
  })

  it('is what the XML is made of', async () => {
    const file = await temporaryFiles({ 'a.xml': bytes(declaring('windows-1252', '<b>caf\xe9</b>')) })
    const nodes = []
    for await (const { text } of readXmlNodes(file, ['a'])) nodes.push(text)
    expect(nodes).toEqual(['café'])
  })
})
