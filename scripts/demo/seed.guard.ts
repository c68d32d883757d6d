/** Returns why the demo may not be made here, or null when it may: its accounts have a publicly known password. */
export function refusalOfSeeding(env: Record<string, string | undefined>): string | null {
  if (env.NODE_ENV !== 'production' || env.CITYDESK_DEMO === '1') return null
  return 'The demo newsroom has accounts with a public password. Set CITYDESK_DEMO=1 to make it in production all the same.'
}
