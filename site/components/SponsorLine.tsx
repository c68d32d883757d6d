import { Link } from '#blocks/core/Link.tsx'
import type { PageContext } from '#blocks/core/render.types.ts'
import type { ReaderArticle } from '#contract/readerApi.schema.ts'

interface Props {
  article: Pick<ReaderArticle, 'sponsor' | 'sponsoredUrl'>
  page: PageContext
}

/** Says above a sponsored story that it is one, and who paid for it: the sponsor's name, as a link to their own page. */
export function SponsorLine({ article: { sponsor, sponsoredUrl }, page }: Props) {
  return (
    <p className="sponsor-line">
      <strong className="sponsor-line__label">Sponsored</strong>
      <span>
        Paid for by{' '}
        {sponsor && sponsoredUrl ? (
          <Link href={sponsoredUrl} page={page} className="sponsor-line__link">
            {sponsor}
          </Link>
        ) : (
          (sponsor ?? 'an advertiser')
        )}
      </span>
    </p>
  )
}
