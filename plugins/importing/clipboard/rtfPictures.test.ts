import { describe, expect, it } from '@jest/globals'
import { picturesInRtf } from './rtfPictures.ts'

// As Word writes a picture: once for itself, and once as a metafile for programs that are older.
const wordPicture = (kind: 'pngblip' | 'jpegblip' | 'emfblip', hex: string) =>
  `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}{\\sp{\\sn wzName}{\\sv Ferry \\{1\\}}}}\\picscalex98\\picscaley98\\picw10583\\pich7938\\picwgoal6000\\pichgoal4500\\${kind}\\bliptag-1496563301{\\*\\blipuid a6cc8d9b}${hex}}}{\\nonshppict{\\pict\\picscalex98\\picw10583\\wmetafile8\\bliptag-1496563301{\\*\\blipuid a6cc8d9b}\n0100090000}}`

describe('pictures in the RTF of Word', () => {
  it('are found in their order, each once, whatever lines they are broken into', () => {
    const rtf = `{\\rtf1\\ansi Before ${wordPicture('pngblip', '\n89504e47\r\n0d0a')} between {\\b bold} ${wordPicture('jpegblip', 'FFD8FF')} after}`
    expect(picturesInRtf(rtf)).toEqual([
      `data:image/png;base64,${Buffer.from('89504e470d0a', 'hex').toString('base64')}`,
      `data:image/jpeg;base64,${Buffer.from('ffd8ff', 'hex').toString('base64')}`,
    ])
  })

  it('that browsers do not show keep their place, so that the next one is not taken for them', () => {
    const rtf = `{\\rtf1 ${wordPicture('emfblip', '0100')}${wordPicture('pngblip', '8950')}}`
    expect(picturesInRtf(rtf)).toEqual([null, 'data:image/png;base64,iVA='])
  })

  it('that are bullets of lists are no part of the text', () => {
    expect(picturesInRtf(`{\\rtf1{\\*\\listpicture{\\pict\\pngblip 8950}}text}`)).toEqual([])
  })

  it.each([
    ['no RTF', 'hello'],
    ['nothing', ''],
    ['a group that never ends', '{\\rtf1 {\\pict\\pngblip zz'],
  ])('are none, or none that can be read, in %s', (_what, rtf) => {
    expect(picturesInRtf(rtf).every((picture) => picture === null)).toBe(true)
  })
})
