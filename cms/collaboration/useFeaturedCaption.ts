'use client'

import { useEffect } from 'react'
import { captionChanged, captionOf } from '#blocks/featured-media-caption/featuredMediaCaptionFollow.ts'
import { followFeaturedCaption } from './featuredCaption.ts'
import type { Room } from './room.types.ts'
import { useSharedFields } from './useFieldBridge.ts'

/** Updates the caption blocks of the document when the user chooses featured media on this page. */
export function useFeaturedCaption(room: Room | null): void {
  const plan = useSharedFields()
  useEffect(() => {
    if (!room) return
    const follow = (event: Event) => {
      const caption = captionOf(event)
      const { isReady, mayWrite } = room.state.get()
      if (caption !== null && isReady && mayWrite) followFeaturedCaption(room, plan, caption)
    }
    window.addEventListener(captionChanged, follow)
    return () => window.removeEventListener(captionChanged, follow)
  }, [room, plan])
}
