import type { ReactNode } from 'react'
import { linkInMail } from './mail/mailStyles.ts'
import type { PageContext } from './render.types.ts'
import { absoluteHref, isExternalHref, safeHref } from './safeHref.ts'

export type LinkingPage = Pick<PageContext, 'site' | 'isSponsored' | 'place'> & {
  medium: PageContext['medium'] | 'mail'
}

interface Props {
  href: string
  page: LinkingPage
  children: ReactNode
  // Requested by the editor; links to other sites open in a new tab anyway (docs/spec/reader-site.md#external-links).
  newTab?: boolean
  className?: string
  isCurrent?: boolean
  // Relations for search engines, separated by spaces, for example "nofollow".
  rel?: string
  id?: string
  // Replacement of a link that may not be followed; by default its children.
  fallback?: ReactNode
}

/**
 * Renders a link that readers can follow safely. One to another site opens in a new tab and says so to screen readers;
 * in a sponsored story it says to search engines that it is paid for.
 */
export function Link(props: Props) {
  const { href, page, children, newTab = false, className, isCurrent = false, rel, id, fallback = children } = props
  const target = page.medium === 'page' ? safeHref(href) : absoluteHref(href, page.site.url)
  if (target === null) return fallback
  if (page.medium === 'mail') {
    return (
      <a href={target} {...linkInMail}>
        {children}
      </a>
    )
  }
  const isExternal = isExternalHref(target, page.site.url)
  const isPaid = isExternal && (page.isSponsored ?? false)
  const relations = new Set([...(isPaid ? ['sponsored'] : []), ...(rel?.split(' ') ?? [])])
  if (page.medium === 'feed' || (!newTab && !isExternal)) {
    return (
      <a
        href={target}
        id={id}
        className={className}
        rel={[...relations].join(' ') || undefined}
        aria-current={isCurrent ? 'page' : undefined}
        data-place={page.place}
      >
        {children}
      </a>
    )
  }
  relations.add('noopener')
  return (
    <a
      href={target}
      id={id}
      className={className}
      target="_blank"
      rel={[...relations].join(' ')}
      data-place={page.place}
    >
      {children}
      <span className="visually-hidden"> (opens in new tab)</span>
    </a>
  )
}
