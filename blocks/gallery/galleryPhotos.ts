export interface GalleryPhoto {
  src: string
  srcSet: string
  alt: string
  width: number
  height: number
  caption: string
  credit: string
}

function photoOf(element: Element): GalleryPhoto | null {
  const image = element.querySelector('img')
  if (!image) return null
  const credit = element.querySelector('.gallery__credit')?.textContent ?? ''
  const whole = element.querySelector('.gallery__caption')?.textContent ?? ''
  return {
    src: image.src,
    srcSet: image.srcset,
    alt: image.alt,
    width: Number(image.getAttribute('width')) || 1200,
    height: Number(image.getAttribute('height')) || 800,
    caption: whole.slice(0, whole.length - credit.length).trim(),
    credit,
  }
}

/**
 * Returns the photos of a strip, in order. The slideshow shows the same files in whatever sizes the site's image
 * service offered for the strip, and the same words: nothing has to be sent twice, and the island need not know of that
 * service.
 */
export function photosOf(stage: Element): GalleryPhoto[] {
  return [...stage.querySelectorAll('.gallery__photo')].map(photoOf).filter((photo) => photo !== null)
}
