'use client'

import { Button, ChevronIcon } from '@payloadcms/ui'
import { keepFocusWhenDisabled } from './keepFocusWhenDisabled.ts'
import { pagingText } from './listDates.ts'

/** "{from}-{to} of {total}" with the way to the pages before and after. */
export function Pager({
  page,
  pageSize,
  total,
  pages,
  isLoading,
  onPage,
}: {
  page: number
  pageSize: number
  total: number
  pages: number
  isLoading: boolean
  onPage: (page: number) => void
}) {
  return (
    <nav className="posts-list-paging" aria-label="Pages">
      <span aria-live="polite">{pagingText({ page, pageSize, total })}</span>
      <Button
        buttonStyle="icon-label"
        margin={false}
        icon={<ChevronIcon direction="left" />}
        aria-label="Previous page"
        disabled={isLoading || page <= 1}
        extraButtonProps={keepFocusWhenDisabled}
        // A user who went past the end returns to the last page.
        onClick={() => onPage(Math.max(1, Math.min(page - 1, pages)))}
      />
      <Button
        buttonStyle="icon-label"
        margin={false}
        icon={<ChevronIcon direction="right" />}
        aria-label="Next page"
        disabled={isLoading || page >= pages}
        extraButtonProps={keepFocusWhenDisabled}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
