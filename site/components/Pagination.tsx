interface Props {
  page: number
  pages: number
  href: (page: number) => string
  back?: string
  on?: string
}

/** Renders the way through a long list: back, on, and where the reader is. */
export function Pagination({ page, pages, href, back = 'Newer stories', on = 'Older stories' }: Props) {
  if (pages <= 1) return null
  return (
    <nav className="pagination" aria-label="Pages">
      {page > 1 ? (
        <a className="pagination__link" href={href(page - 1)} rel="prev">
          {back}
        </a>
      ) : null}
      <span className="pagination__place">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a className="pagination__link pagination__link--older" href={href(page + 1)} rel="next">
          {on}
        </a>
      ) : null}
    </nav>
  )
}
