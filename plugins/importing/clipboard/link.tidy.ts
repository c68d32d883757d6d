/** Addresses as they come with text from elsewhere. */

// Ways that mail programs and documents lead through their own servers, and where they keep the address that is meant.
const detours: { host: RegExp; path: RegExp; parameter: string }[] = [
  { host: /^(www\.)?google\.[a-z.]+$/, path: /^\/url$/, parameter: 'q' },
  { host: /^(www\.)?google\.[a-z.]+$/, path: /^\/url$/, parameter: 'url' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, parameter: 'url' },
  { host: /^l\.(facebook|instagram)\.com$/, path: /^\/$/, parameter: 'u' },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameter: 'url' },
]

/**
 * Returns the target of a link of a pasted text; null where it is meaningless outside of its source: a place in the
 * same document, a file of the author's computer, a script.
 */
export function pastedAddress(href: string): string | null {
  const trimmed = href.trim()
  if (!URL.canParse(trimmed)) return null
  const url = new URL(trimmed)
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return trimmed
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  const detour = detours.find(
    ({ host, path, parameter }) =>
      host.test(url.hostname) && path.test(url.pathname) && url.searchParams.has(parameter),
  )
  const meant = detour && url.searchParams.get(detour.parameter)
  return meant && meant !== trimmed ? pastedAddress(meant) : trimmed
}
