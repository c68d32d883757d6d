import { useConfig } from '@payloadcms/ui'

export function useCallsUrl(): string {
  const { config } = useConfig()
  return `${config.serverURL}${config.routes.api}/url-targets`
}
