/** The links that editors write into an issue. Pure. */
import type { Block } from '#blocks/core/block.types.ts'
import { isValidLink, safeHref } from '#blocks/core/safeHref.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'

/** Returns the addresses of the links in texts, in their order. */
export function textLinksOf(blocks: Block[]): string[] {
  return [...walkBlocks(blocks)].flatMap(({ content }) =>
    content.flatMap((run) =>
      run.type === 'text' ? run.marks.flatMap((mark) => (mark.type === 'link' ? mark.href.trim() : [])) : [],
    ),
  )
}

/** Returns the addresses that blocks lead to, in their order. */
export function blockLinksOf(blocks: Block[]): string[] {
  return [...walkBlocks(blocks)].flatMap(({ props: { link } }) =>
    typeof link === 'string' && link.trim() ? [link.trim()] : [],
  )
}

export function isInPage(href: string): boolean {
  return href.startsWith('#')
}

/**
 * Returns why a link leads nowhere from a mail, for editors; null for one that can be followed. Paths of the site are
 * made absolute, so they count.
 */
export function linkFault(href: string): string | null {
  if (isInPage(href)) return 'leads to a place in the page, which a mail does not have'
  if (safeHref(href) === null || !isValidLink(href)) return 'is no whole address'
  return null
}

/** Returns the path of a link to the site itself; null for every other one. */
export function sitePathOf(href: string, siteUrl: string): string | null {
  if (!isValidLink(href) || !URL.canParse(href, siteUrl)) return null
  const url = new URL(href, siteUrl)
  return url.origin === new URL(siteUrl).origin ? url.pathname : null
}
