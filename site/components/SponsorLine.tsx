import { Link } from '#blocks/core/Link.tsx'
import type { PageContext } from '#blocks/core/render.types.ts'

interface Props {
  /** The sponsor's own page. */
  url: string | null
  page: PageContext
}

/** Says above a sponsored story that it is one, and who paid for it: the sponsor's site, by the name of its host. */
export function SponsorLine({ url, page }: Props) {
  const host = url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : null
  return (
    <p className="sponsor-line">
      <strong className="sponsor-line__label">Sponsored</strong>
      {url && host ? (
        <span>
          Paid for by{' '}
          <Link href={url} page={page} className="sponsor-line__link">
            {host}
          </Link>
        </span>
      ) : (
        <span>Paid for by an advertiser</span>
      )}
    </p>
  )
}
