import { Link } from '#blocks/core/Link.tsx'
import type { ReaderSite } from '#contract/readerApi.schema.ts'

interface Props {
  site: ReaderSite
  url: string
  headline: string
}

/** Links to share a story, without a script and without tracking. */
export function ShareLinks({ site, url, headline }: Props) {
  const link = encodeURIComponent(url)
  const text = encodeURIComponent(headline)
  const ways = [
    { name: 'Email', before: 'Share by', href: `mailto:?subject=${text}&body=${text}%0A%0A${link}` },
    { name: 'Facebook', before: 'Share on', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: 'Bluesky', before: 'Share on', href: `https://bsky.app/intent/compose?text=${text}%20${link}` },
  ]
  return (
    <ul className="share-links" aria-label="Share this story">
      {ways.map(({ name, before, href }) => (
        <li key={name}>
          <Link className="share-links__link" href={href} page={{ medium: 'page', site }} rel="nofollow">
            <span className="visually-hidden">{before} </span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
