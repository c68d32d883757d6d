interface Props {
  page: number
  pages: number
  total: number
  // The filters of the address.
  given: string[][]
}

/** Renders how many entries there are, and links to the newer and the older ones. */
export function ActivityPages({ page, pages, total, given }: Props) {
  const href = (number: number) => `?${new URLSearchParams([...given, ['page', String(number)]])}`
  return (
    <nav className="activity__pages" aria-label="Pages">
      <span>
        {total === 1 ? '1 entry' : `${total.toLocaleString('en-US')} entries`}
        {pages > 1 && `, page ${page} of ${pages.toLocaleString('en-US')}`}
      </span>
      {page > 1 && <a href={href(page - 1)}>Newer</a>}
      {page < pages && <a href={href(page + 1)}>Older</a>}
    </nav>
  )
}
