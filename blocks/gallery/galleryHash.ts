import { type Dispatch, useEffect, useRef } from 'react'
import { type GalleryAction, type GalleryState, galleryHash, indexOfHash } from './gallery.state.ts'

/**
 * Keeps the address and the slideshow together: a hash opens it, going back closes it, and the address always names the
 * photo that is shown. Closed, the hash is "#" (docs/spec/reader-site.md#gallery-address); written without moving the
 * page.
 */
export function useGalleryHash(galleryId: string, state: GalleryState, dispatch: Dispatch<GalleryAction>): void {
  const { count, index, view } = state
  const isOpen = view === 'slideshow' || view === 'grid'
  const wasOpen = useRef(false)

  useEffect(() => {
    const follow = () => {
      const target = indexOfHash(location.hash, galleryId, count)
      dispatch(target === null ? { type: 'close' } : { type: 'open', index: target })
    }
    if (indexOfHash(location.hash, galleryId, count) !== null) follow()
    addEventListener('hashchange', follow)
    addEventListener('popstate', follow)
    return () => {
      removeEventListener('hashchange', follow)
      removeEventListener('popstate', follow)
    }
  }, [galleryId, count, dispatch])

  useEffect(() => {
    if (isOpen) {
      const hash = galleryHash(galleryId, index)
      const isOurs = indexOfHash(location.hash, galleryId, count) !== null
      // One step in the history for the whole visit: back leads to the story.
      if (!isOurs) history.pushState(history.state, '', hash)
      else if (location.hash !== hash) history.replaceState(history.state, '', hash)
    } else if (view === 'inline' && wasOpen.current) {
      history.replaceState(history.state, '', '#')
    }
    if (view !== 'closing') wasOpen.current = isOpen
  }, [galleryId, count, index, isOpen, view])
}
