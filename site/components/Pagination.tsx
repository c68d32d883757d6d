interface Props {
  path: string
  page: number
  pages: number
}

/** The way through a long list: newer, older, and where the reader is. */
export function Pagination({ path, page, pages }: Props) {
  if (pages <= 1) return null
  const href = (number: number) => (number > 1 ? `${path}?page=${number}` : path)
  return (
    <nav className="pagination" aria-label="Pages">
      {page > 1 ? (
        <a className="pagination__link" href={href(page - 1)} rel="prev">
          Newer stories
        </a>
      ) : null}
      <span className="pagination__place">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a className="pagination__link pagination__link--older" href={href(page + 1)} rel="next">
          Older stories
        </a>
      ) : null}
    </nav>
  )
}
