import { Link } from '#blocks/core/Link.tsx'
import type { ReaderSite } from '#contract/readerApi.schema.ts'

interface Props {
  site: ReaderSite
  url: string
  headline: string
}

/**
 * Renders links to share a story, without a script of the networks; clicks are counted. The script of stories shows the
 * buttons: that of the device's own sheet, which takes the place of the networks on phones, and that which copies the
 * address.
 */
export function ShareLinks({ site, url, headline }: Props) {
  const link = encodeURIComponent(url)
  const text = encodeURIComponent(headline)
  const ways = [
    { name: 'Email', way: 'email', before: 'Share by', href: `mailto:?subject=${text}&body=${text}%0A%0A${link}` },
    {
      name: 'Facebook',
      way: 'facebook',
      before: 'Share on',
      href: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    },
    {
      name: 'Bluesky',
      way: 'bluesky',
      before: 'Share on',
      href: `https://bsky.app/intent/compose?text=${text}%20${link}`,
    },
    { name: 'WhatsApp', way: 'whatsapp', before: 'Share on', href: `https://wa.me/?text=${text}%20${link}` },
  ]
  return (
    <ul className="share-links" aria-label="Share this story" data-share-url={url} data-share-title={headline}>
      <SheetButton className="share-links__link" />
      {ways.map(({ name, way, before, href }) => (
        <li key={name} className="share-links__way" data-share={way}>
          <Link className="share-links__link" href={href} page={{ medium: 'page', site }} rel="nofollow">
            <span className="visually-hidden">{before} </span>
            {name}
          </Link>
        </li>
      ))}
      {/* Last, so that nothing moves when it is shown. */}
      <CopyButton className="share-links__link" />
    </ul>
  )
}

interface ButtonProps {
  className: string
}

/** Opens the device's own sheet. */
export function SheetButton({ className }: ButtonProps) {
  return (
    <li data-share="sheet">
      <button type="button" className={className} data-share-sheet="">
        Share
      </button>
    </li>
  )
}

export function CopyButton({ className }: ButtonProps) {
  return (
    <li data-share="copy">
      <button type="button" className={className} data-copy="">
        Copy link
      </button>
    </li>
  )
}
