import { useConfig } from '@payloadcms/ui'

/** Where the calls of redirects are. */
export function useCallsUrl(): string {
  const { config } = useConfig()
  return `${config.serverURL}${config.routes.api}/url-targets`
}
