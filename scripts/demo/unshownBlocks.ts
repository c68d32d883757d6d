/** The blocks that no story of the demo paper shows. */
export const unshownBlocks = [
  // It has no films, no recordings and no pictures of one place twice; ids of other posts are known once they are seeded.
  // It has no views yet.
  ...['image-compare', 'video', 'audio', 'related-posts', 'related-posts-item', 'most-popular'],
  // A town's paper prints no code; captions are fields of its posts.
  ...['code', 'featured-media-caption'],
  // The server fills the places that are left with episodes.
  'podcast-promotion-item',
  // The demo refers to no other server: it works without a network.
  ...['chart', 'document', 'social-embed'],
]
