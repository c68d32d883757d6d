/** Addresses of charts of the charting service. Pure: pasted text is parsed here, in one place. */

/** The one origin whose messages about a chart's height are accepted. */
export const chartOrigin = 'https://datawrapper.dwcdn.net'

const idPattern = /^[A-Za-z0-9]{5}$/

/** Returns the address of a chart to be shown in a frame; null for an invalid id. */
export function chartAddress(chartId: string | null): string | null {
  return chartId !== null && idPattern.test(chartId) ? `${chartOrigin}/${chartId}/` : null
}

/** Returns the id of a chart from pasted text: the id itself, or one of the service's addresses. */
export function chartIdOf(text: string): string | null {
  const trimmed = text.trim()
  if (idPattern.test(trimmed)) return trimmed
  if (!URL.canParse(trimmed)) return null
  const { hostname, pathname } = new URL(trimmed)
  if (!/(^|\.)(datawrapper\.de|dwcdn\.net)$/.test(hostname)) return null
  return /^\/(?:(?:chart|edit|_)\/)?([A-Za-z0-9]{5})(?:\/|$)/.exec(pathname)?.[1] ?? null
}
