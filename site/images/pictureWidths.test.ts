import { describe, expect, it } from '@jest/globals'
import { mediaFixture } from '#blocks/core/page.fixtures.tsx'
import { pictureWidths } from '#contract/readerAddresses.ts'
import config from '../next.config.ts'
import { pictureSources } from './pictureWidths.ts'

const widthsOf = (srcSet = '') => srcSet.split(', ').map((source) => source.split(' ')[1])
const widthIn = (src: string) => new URLSearchParams(src.split('?')[1]).get('w')

describe('the sources of a picture', () => {
  it('are all widths that the image service makes', () => {
    expect([...(config.images?.imageSizes ?? []), ...(config.images?.deviceSizes ?? [])]).toEqual([...pictureWidths])
    const { srcSet } = pictureSources(mediaFixture('a', { width: 6000, height: 4000 }), '100vw')
    expect(widthsOf(srcSet)).toEqual(pictureWidths.map((width) => `${width}w`))
  })

  it('end with the width of the file', () => {
    const { srcSet } = pictureSources(mediaFixture('a', { width: 1600, height: 900 }), '100vw')
    expect(widthsOf(srcSet)).toEqual(['256w', '350w', '512w', '768w', '1024w', '1536w', '1600w'])
    expect(widthsOf(pictureSources(mediaFixture('a', { width: 88, height: 31 }), '88px').srcSet)).toEqual(['88w'])
  })

  it.each([
    ['66px', '256'],
    ['(min-width: 640px) 296px, 112px', '350'],
    ['(min-width: 672px) 640px, 100vw', '1024'],
    ['(min-width: 1112px) 1080px, 100vw', '1536'],
  ])('are as wide as %s for programs that do not choose: %s', (sizes, width) => {
    expect(widthIn(pictureSources(mediaFixture('a', { width: 6000, height: 4000 }), sizes).src)).toBe(width)
  })

  it('are the file itself for drawings and what lies elsewhere', () => {
    const drawing = mediaFixture('a', { src: '/media/a.svg', mimeType: 'image/svg+xml' })
    expect(pictureSources(drawing, '96px')).toEqual({ src: '/media/a.svg' })
    const elsewhere = mediaFixture('a', { src: 'https://elsewhere.example/a.jpg' })
    expect(pictureSources(elsewhere, '96px')).toEqual({ src: 'https://elsewhere.example/a.jpg' })
  })
})
