export interface EmbedFrame {
  src: string
  title: string
}

/**
 * Returns the frame of an embed: `{embed_base_url}?id={embedId}` (docs/spec/editor.md#social-embeds).
 *
 * @param base the address of the page that shows embeds, absolute or on this site
 * @param siteUrl the address of the page around it
 */
export function embedFrame(
  base: string,
  siteUrl: string,
  { embedId, provider, title }: { embedId: string; provider: string; title: string },
): EmbedFrame | null {
  if (!URL.canParse(base, siteUrl)) return null
  const url = new URL(base, siteUrl)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  url.searchParams.set('id', embedId)
  return {
    src: url.origin === new URL(siteUrl).origin ? `${url.pathname}${url.search}` : url.href,
    title: title.trim() || (provider.trim() ? `Embedded from ${provider.trim()}` : 'Embedded content'),
  }
}

/** Returns the place that an embed takes, as a style: the shape of a film, or the height that its provider says. */
export function embedShape(width: number, height: number): { aspectRatio?: string; height?: string } {
  if (width > 0 && height > 0 && width >= height) return { aspectRatio: `${width} / ${height}` }
  return height > 0 ? { height: `${height}px` } : {}
}
