import { describe, expect, it } from '@jest/globals'
import { mediaFixture } from '#blocks/core/page.fixtures.tsx'
import { cutPictures, focusOf, shapeOf, shareCut, sharedPicture } from './sharePicture.ts'

describe('a picture that is shared', () => {
  it('is cut around its focal point', () => {
    const { url, size } = sharedPicture(
      mediaFixture('ferry', { focalPoint: { x: 0.451, y: 0 } }),
      'https://paper.example',
    )
    expect(url).toBe('https://paper.example/share/45-0/ferry.jpg')
    expect(size).toEqual({ width: 1200, height: 630 })
  })

  it('stays as it is where the site cannot cut it', () => {
    const elsewhere = mediaFixture('a', { src: 'https://elsewhere.example/a.jpg' })
    expect(sharedPicture(elsewhere, 'https://paper.example').url).toBe('https://elsewhere.example/a.jpg')
    const drawing = mediaFixture('a', { src: '/media/a.svg', mimeType: 'image/svg+xml' })
    expect(sharedPicture(drawing, 'https://paper.example').url).toBe('https://paper.example/media/a.svg')
  })

  it.each([
    ['a wide one at its left', 3000, 630, { x: 0, y: 0.5 }, { left: 0, top: 0, width: 1200, height: 630 }],
    ['a wide one at its right', 3000, 630, { x: 1, y: 0.5 }, { left: 1800, top: 0, width: 1200, height: 630 }],
    ['a high one at its foot', 2400, 4000, { x: 0.5, y: 1 }, { left: 0, top: 2740, width: 2400, height: 1260 }],
    ['a tiny one', 1, 1, { x: 0.5, y: 0.5 }, { left: 0, top: 0, width: 1, height: 1 }],
  ])('is cut within itself: %s', (_what, width, height, focus, cut) => {
    expect(shareCut(width, height, focus).cut).toEqual(cut)
  })

  it('is never made larger than it is', () => {
    expect(shareCut(600, 600, { x: 0.5, y: 0.5 }).size).toEqual({ width: 600, height: 315 })
  })

  it('is cut to each shape that search engines ask for', () => {
    expect(cutPictures(mediaFixture('ferry'), 'https://paper.example')).toEqual([
      'https://paper.example/share/50-50/1x1/ferry.jpg',
      'https://paper.example/share/50-50/4x3/ferry.jpg',
      'https://paper.example/share/50-50/16x9/ferry.jpg',
    ])
    const square = shapeOf('1x1')
    expect(square && shareCut(2400, 1600, { x: 1, y: 0 }, square)).toEqual({
      cut: { left: 800, top: 0, width: 1600, height: 1600 },
      size: { width: 1200, height: 1200 },
    })
    expect(['2x1', '', 'constructor'].map(shapeOf)).toEqual([null, null, null])
  })

  it.each(['', '45', '45-101', '045-1', '45-30.5', '-1-0', '45-30-1'])('has no cut called %j', (text) => {
    expect(focusOf(text)).toBeNull()
  })
})
