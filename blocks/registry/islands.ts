import type { IslandName } from '../core/Island.tsx'

/**
 * The interactive parts of pages, by the name that stands in `data-island`. Each import is a bundle of its own, loaded
 * when the first island of that name comes near.
 */
export const islands = {
  'podcast-platforms': async () => (await import('../core/PodcastPlatforms.island.tsx')).PodcastPlatformsIsland,
  'episode-player': async () => (await import('../core/player/EpisodePlayer.island.tsx')).EpisodePlayerIsland,
  gallery: async () => (await import('../gallery/gallery.island.tsx')).GalleryIsland,
  'image-compare': async () => (await import('../image-compare/image-compare.island.tsx')).ImageCompareIsland,
  'newsletter-signup': async () =>
    (await import('../newsletter-signup/newsletter-signup.island.tsx')).NewsletterSignupIsland,
  'dynamic-content': async () => (await import('../dynamic-content/dynamic-content.island.tsx')).DynamicContentIsland,
  'block-inspector': async () => (await import('../core/BlockInspector.island.tsx')).BlockInspectorIsland,
  chart: async () => (await import('../chart/chart.island.tsx')).ChartIsland,
  video: async () => (await import('../video/video.island.tsx')).SilentFilmIsland,
  chat: async () => (await import('../html/chat.island.tsx')).ChatIsland,
  'candidate-forum': async () => (await import('../html/forum.island.tsx')).ForumIsland,
  'social-embed': async () => (await import('../social-embed/social-embed.island.tsx')).SocialEmbedIsland,
} satisfies Record<IslandName, () => Promise<unknown>>

/** Returns whether there is an interactive part of this name. */
export function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islands, name)
}
