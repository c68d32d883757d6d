/** Where charts of the charting service are. Pure: what an editor pastes is taken apart here, in one place. */

/** The one origin that may tell how high a chart is. */
export const chartOrigin = 'https://datawrapper.dwcdn.net'

const idPattern = /^[A-Za-z0-9]{5}$/

/** The address of a chart to be shown in a frame; null for what cannot be the id of one. */
export function chartAddress(chartId: string | null): string | null {
  return chartId !== null && idPattern.test(chartId) ? `${chartOrigin}/${chartId}/` : null
}

/** The id of a chart out of what an editor pasted: the id itself, or one of the service's addresses. */
export function chartIdOf(text: string): string | null {
  const trimmed = text.trim()
  if (idPattern.test(trimmed)) return trimmed
  if (!URL.canParse(trimmed)) return null
  const { hostname, pathname } = new URL(trimmed)
  if (!/(^|\.)(datawrapper\.de|dwcdn\.net)$/.test(hostname)) return null
  return /^\/(?:(?:chart|edit|_)\/)?([A-Za-z0-9]{5})(?:\/|$)/.exec(pathname)?.[1] ?? null
}
