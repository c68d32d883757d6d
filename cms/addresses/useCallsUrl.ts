import { useConfig } from '@payloadcms/ui'

/** Returns the base address of the calls of redirects. */
export function useCallsUrl(): string {
  const { config } = useConfig()
  return `${config.serverURL}${config.routes.api}/url-targets`
}
