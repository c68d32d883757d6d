import type { ReaderTeaser } from '#contract/reader.schema.ts'
import { Link, type LinkingPage } from './Link.tsx'

interface Props {
  post: Pick<ReaderTeaser, 'headline' | 'language' | 'type' | 'url'>
  page: LinkingPage
  className?: string
}

/**
 * Renders a story in a list of headlines: a link by its headline, in the story's language, after a label where it is
 * paid for.
 */
export function StoryLink({ post, page, className }: Props) {
  return (
    <>
      {post.type === 'sponsored' && (
        <>
          <span className="sponsored-label">Sponsored</span>{' '}
        </>
      )}
      <Link href={post.url} page={page} className={className}>
        {post.language ? <span {...post.language}>{post.headline}</span> : post.headline}
      </Link>
    </>
  )
}
