import { describe, expect, it } from '@jest/globals'
import {
  type GalleryAction,
  type GalleryState,
  galleryHash,
  galleryReducer,
  galleryTiming,
  indexOfHash,
  initialGallery,
  inlineEnds,
} from './gallery.state.ts'

const inline: GalleryState = { view: 'inline', inlineIndex: 1, index: 0, count: 3 }
const slideshow: GalleryState = { ...inline, view: 'slideshow', index: 1 }
const grid: GalleryState = { ...slideshow, view: 'grid' }
const closing: GalleryState = { ...slideshow, view: 'closing' }

describe('the states of a gallery (docs/spec/reader-site.md#gallery-lightbox)', () => {
  it.each<[string, GalleryState, GalleryAction, Partial<GalleryState>]>([
    ['opens at the photo that was expanded', inline, { type: 'open', index: 1 }, { view: 'slideshow', index: 1 }],
    ['opens at the last photo for an index past the end', slideshow, { type: 'open', index: 9 }, { index: 2 }],
    ['shows another photo when the hash changes', slideshow, { type: 'open', index: 2 }, { index: 2 }],
    ['opens anew while it is closing', closing, { type: 'open', index: 0 }, { view: 'slideshow', index: 0 }],
    ['goes to the next photo', slideshow, { type: 'next' }, { index: 2 }],
    ['wraps around at the end', { ...slideshow, index: 2 }, { type: 'next' }, { index: 0 }],
    ['wraps around at the beginning', { ...slideshow, index: 0 }, { type: 'previous' }, { index: 2 }],
    ['follows a swipe', slideshow, { type: 'swiped', index: 2 }, { view: 'slideshow', index: 2 }],
    ['shows all photos', slideshow, { type: 'browse' }, { view: 'grid', index: 1 }],
    ['goes back to the current photo', grid, { type: 'back' }, { view: 'slideshow', index: 1 }],
    ['shows the photo that was chosen', grid, { type: 'show', index: 2 }, { view: 'slideshow', index: 2 }],
    ['starts closing from the slideshow', slideshow, { type: 'close' }, { view: 'closing' }],
    ['starts closing from the grid', grid, { type: 'close' }, { view: 'closing' }],
    ['is inline once closed, at the photo last seen', closing, { type: 'closed' }, { view: 'inline', inlineIndex: 1 }],
    ['goes on inline', inline, { type: 'inlineNext' }, { inlineIndex: 2 }],
    ['does not wrap inline at the end', { ...inline, inlineIndex: 2 }, { type: 'inlineNext' }, { inlineIndex: 2 }],
    [
      'does not wrap inline at the beginning',
      { ...inline, inlineIndex: 0 },
      { type: 'inlinePrevious' },
      { inlineIndex: 0 },
    ],
    ['follows a swipe inline', inline, { type: 'inlineShow', index: 2 }, { inlineIndex: 2 }],
  ])('%s', (_, before, action, expected) => {
    expect(galleryReducer(before, action)).toEqual({ ...before, ...expected })
  })

  it.each<[string, GalleryState, GalleryAction]>([
    ['arrow keys inline', inline, { type: 'next' }],
    ['arrow keys in the grid', grid, { type: 'previous' }],
    ['arrow keys while it closes', closing, { type: 'next' }],
    ['closing what is closed', inline, { type: 'close' }],
    ['closing twice', closing, { type: 'close' }],
    ['an animation that ended after it was opened again', slideshow, { type: 'closed' }],
    ['a slide that moves while the grid shows', grid, { type: 'swiped', index: 2 }],
    ['choosing a photo without a grid', slideshow, { type: 'show', index: 2 }],
    ['opening without photos', initialGallery(0), { type: 'open', index: 0 }],
  ])('is left as it is by %s', (_, before, action) => {
    expect(galleryReducer(before, action)).toBe(before)
  })

  it('switches the arrows off at the ends (docs/spec/reader-site.md#gallery-in-the-story)', () => {
    expect(inlineEnds(initialGallery(3))).toEqual({ isFirst: true, isLast: false })
    expect(inlineEnds({ ...inline, inlineIndex: 2 })).toEqual({ isFirst: false, isLast: true })
    expect(inlineEnds(initialGallery(1))).toEqual({ isFirst: true, isLast: true })
  })
})

describe('the hash of a gallery (docs/spec/reader-site.md#gallery-address)', () => {
  it('is read as it is written', () => {
    expect(galleryHash('7b-2', 3)).toBe('#gallery-7b-2-3')
    expect(indexOfHash(galleryHash('7b-2', 3), '7b-2', 5)).toBe(3)
  })

  it('is clamped to the last photo', () => {
    expect(indexOfHash('#gallery-a-99', 'a', 5)).toBe(4)
  })

  it.each([
    '',
    '#',
    '#gallery-a',
    '#gallery-a-',
    '#gallery-a-b',
    '#gallery-a--1',
    '#gallery-a-b-1',
    '#gallery-b-1',
    '#map',
  ])('%j is not the hash of a photo of gallery a', (hash) => expect(indexOfHash(hash, 'a', 5)).toBeNull())
})

it('takes its times (docs/spec/reader-site.md#gallery-in-the-story)', () => {
  expect(galleryTiming).toEqual({ slide: 300, slideWithReducedMotion: 1, closing: 800, hint: 2000 })
})
