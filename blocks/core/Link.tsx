import type { ReactNode } from 'react'
import type { PageContext } from './render.types.ts'
import { absoluteHref, isExternalHref, safeHref } from './safeHref.ts'

interface Props {
  href: string
  page: Pick<PageContext, 'medium' | 'site' | 'isSponsored'>
  children: ReactNode
  /** Requested by the editor; links to other sites open in a new tab anyway (reader-site 5). */
  newTab?: boolean
  className?: string
  /** It leads to the page that it stands on. */
  isCurrent?: boolean
  /** The `rel` of a link to another site, for example "nofollow". */
  rel?: string
  id?: string
  /** Replacement of a link that may not be followed; by default its children. */
  fallback?: ReactNode
}

/**
 * A link that readers can follow safely. One to another site opens in a new tab and says so to screen readers; in a
 * sponsored story it tells search engines that it is paid for.
 */
export function Link(props: Props) {
  const { href, page, children, newTab = false, className, isCurrent = false, rel, id, fallback = children } = props
  const target = page.medium === 'feed' ? absoluteHref(href, page.site.url) : safeHref(href)
  if (target === null) return fallback
  const isExternal = isExternalHref(target, page.site.url)
  if (page.medium === 'feed' || (!newTab && !isExternal)) {
    return (
      <a href={target} id={id} className={className} aria-current={isCurrent ? 'page' : undefined}>
        {children}
      </a>
    )
  }
  const relations = [isExternal && page.isSponsored && 'sponsored', rel, 'noopener'].filter(Boolean)
  return (
    <a href={target} id={id} className={className} target="_blank" rel={relations.join(' ')}>
      {children}
      <span className="visually-hidden"> (opens in new tab)</span>
    </a>
  )
}
