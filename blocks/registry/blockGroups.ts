import type { BlockType } from './schemas.ts'

/** The groups of the slash menu, in its order. Lexical's own text blocks are listed before these. */
export const blockGroups = {
  Text: ['pullquote', 'code', 'check-list', 'table', 'section-title', 'dek', 'featured-media-caption'],
  Media: ['image', 'gallery', 'image-compare', 'video', 'audio', 'file', 'sponsor-image'],
  Layout: ['columns', 'container', 'sidebar', 'aside', 'infobox', 'button-group', 'separator', 'spacer'],
  'Posts and podcasts': [
    'related-posts',
    'most-popular',
    'homepage-river',
    'show',
    'show-episodes',
    'episode-showcase',
    'podcast-promotion',
  ],
  'Home page': ['homepage-row', 'homepage-section', 'homepage-editors-picks'],
  'From elsewhere': ['chart', 'document', 'social-embed', 'html', 'reusable'],
  'For readers': ['newsletter-signup', 'in-article-promotion', 'dynamic-content', 'ad'],
} as const satisfies Record<string, readonly BlockType[]>
