import type { ReaderPlatform } from '#contract/reader.schema.ts'
import { Island } from './Island.tsx'
import { Link } from './Link.tsx'
import { PodcastPlatformsIsland } from './PodcastPlatforms.island.tsx'
import type { PageContext } from './render.types.ts'
import { safeHref } from './safeHref.ts'

interface Props {
  trigger: 'See All Episodes' | 'Listen'
  of: string
  platforms: readonly ReaderPlatform[]
  // The site's own page of it, where it is on no platform.
  href: string
  page: PageContext
}

/**
 * Renders the ways to listen: a dialog of platforms; the page of the show or the episode where there is none; links in
 * a feed.
 */
export function Listen({ trigger, of, platforms, href, page }: Props) {
  const safe = platforms.filter((platform) => safeHref(platform.href) !== null)
  if (safe.length === 0) {
    return (
      <p className="podcast-platforms">
        <Link href={href} page={page} className="podcast-platforms__trigger">
          {trigger}
          <span className="visually-hidden">: {of}</span>
        </Link>
      </p>
    )
  }
  if (page.medium === 'feed') {
    return (
      <p>
        {trigger}:{' '}
        {safe.map((platform, index) => (
          <span key={platform.href}>
            {index > 0 && ', '}
            <Link href={platform.href} page={page}>
              {platform.label}
            </Link>
          </span>
        ))}
      </p>
    )
  }
  return <Island name="podcast-platforms" component={PodcastPlatformsIsland} props={{ trigger, of, platforms: safe }} />
}
