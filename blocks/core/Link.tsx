import type { ReactNode } from 'react'
import type { PageContext } from './render.types.ts'
import { absoluteHref, isExternalHref, safeHref } from './safeHref.ts'

interface Props {
  href: string
  page: Pick<PageContext, 'medium' | 'site'>
  children: ReactNode
  /** Asked for by the editor; links to other sites open in a new tab anyway (reader-site 5). */
  newTab?: boolean
  className?: string
  id?: string
  /** What stands in place of a link that may not be followed; its children, if nothing is said. */
  fallback?: ReactNode
}

/** A link that readers can follow safely. One to another site opens in a new tab and says so to screen readers. */
export function Link({ href, page, children, newTab = false, className, id, fallback = children }: Props) {
  const target = page.medium === 'feed' ? absoluteHref(href, page.site.url) : safeHref(href)
  if (target === null) return fallback
  if (page.medium === 'feed' || (!newTab && !isExternalHref(target, page.site.url))) {
    return (
      <a href={target} id={id} className={className}>
        {children}
      </a>
    )
  }
  return (
    <a href={target} id={id} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in new tab)</span>
    </a>
  )
}
