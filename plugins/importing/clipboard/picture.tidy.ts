/** Decides which pictures of a pasted text are content, and finds their addresses. */
import { type Element, hasClass, styleOf } from '../convert/markup.read.ts'

// Maximum side of tracking pixels and placeholders (px).
const minSide = 3

function pixels(value: string | null | undefined): number | null {
  const number = Number.parseFloat(value ?? '')
  return Number.isFinite(number) && !/%|em|vw/.test(value ?? '') ? number : null
}

function isTiny(img: Element): boolean {
  const sides = [
    pixels(img.attribs.width) ?? pixels(styleOf(img, 'width')),
    pixels(img.attribs.height) ?? pixels(styleOf(img, 'height')),
  ]
  return sides.some((side) => side !== null && side <= minSide)
}

// A picture that is written out in its address and shorter than this (letters) shows nothing: it holds a place.
const minDataLength = 300

function isPlaceholder(address: string): boolean {
  return address === '' || (address.startsWith('data:') && address.length < minDataLength)
}

// The largest of the pictures that an `img` offers for different screens.
function largestOf(srcset: string | undefined): string | null {
  const offers = (srcset ?? '')
    .split(/,\s+/)
    .map((offer) => offer.trim().split(/\s+/))
    .map(([address = '', size = '1x']) => ({ address, size: Number.parseFloat(size) || 0 }))
    .filter(({ address }) => address !== '')
  return offers.toSorted((a, b) => b.size - a.size)[0]?.address ?? null
}

/** Returns the address of the picture itself: pages that load late keep it elsewhere than in `src`. */
export function pictureSource(img: Element): string {
  const { src = '', srcset } = img.attribs
  const late = img.attribs['data-src'] ?? img.attribs['data-lazy-src'] ?? img.attribs['data-original']
  return largestOf(srcset ?? img.attribs['data-srcset']) ?? (isPlaceholder(src) ? (late ?? '') : src)
}

/** Returns whether a picture is content, rather than a tracking pixel or a placeholder. */
export function isSeenPicture(img: Element): boolean {
  return !isTiny(img) && !isPlaceholder(pictureSource(img))
}

/** Returns the letter that a small picture stands for; null for a real one. */
export function emojiOf(img: Element): string | null {
  const { alt = '' } = img.attribs
  const isMarked = hasClass(img, 'emoji', 'wp-smiley', 'an1') || 'data-emoji' in img.attribs
  const isEmoji = /^\p{Extended_Pictographic}/u.test(alt) && alt.length <= 12
  return isEmoji || (isMarked && alt !== '' && alt.length <= 12) ? alt : null
}
