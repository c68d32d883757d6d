import type { PlacedBlock } from '#blocks/core/block.types.ts'
import type { SentPosts } from './sentPosts.store.ts'

// The property with the post of a child, by the block that fills itself.
const propertyOf: Record<string, string> = {
  'show-episodes': 'post',
  'episode-showcase': 'post',
  'podcast-promotion': 'postId',
}

const idOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Returns the posts of the blocks that fill themselves. Pure. */
export function postsIn(blocks: readonly PlacedBlock[]): SentPosts {
  const own = blocks.flatMap((block): [string, (string | null)[]][] => {
    const property = propertyOf[block.type]
    if (property) return [[block.id, block.children.map(({ props }) => idOrNull(props[property]))]]
    const { posts } = block.props
    return block.type === 'homepage-river' && Array.isArray(posts) ? [[block.id, posts.map(idOrNull)]] : []
  })
  return Object.assign(Object.fromEntries(own), ...blocks.map(({ children }) => postsIn(children)))
}

/** Returns blocks with the posts that an issue was sent with; what was added to it since keeps its own. Pure. */
export function withSentPosts(blocks: readonly PlacedBlock[], sent: SentPosts): PlacedBlock[] {
  return blocks.map((block) => {
    const posts = sent[block.id]
    const property = propertyOf[block.type]
    if (posts && block.type === 'homepage-river') return { ...block, props: { ...block.props, posts } }
    if (!posts || !property) return { ...block, children: withSentPosts(block.children, sent) }
    const children = block.children
      .slice(0, posts.length)
      .map((child, index) => ({ ...child, props: { ...child.props, [property]: posts[index] } }))
    return { ...block, children }
  })
}
