import { datawrapper } from '#plugins/embeds/datawrapper.library.ts'
import { documentCloud } from '#plugins/embeds/documentCloud.library.ts'
import type { EmbedKind, EmbedLibrary } from '#plugins/embeds/embedLibraries.ts'
import type { CmsEnvironment } from './environment.ts'

/** Returns the services of charts and documents that the environment sets up. */
export function embedServices(values: CmsEnvironment): Partial<Record<EmbedKind, EmbedLibrary>> {
  const { DATAWRAPPER_TOKEN: token, DOCUMENTCLOUD_USERNAME: username, DOCUMENTCLOUD_PASSWORD: password } = values
  const charts = token && datawrapper({ token, url: values.DATAWRAPPER_URL })
  const accountsUrl = values.DOCUMENTCLOUD_ACCOUNTS_URL
  const documents =
    username && password && documentCloud({ username, password, url: values.DOCUMENTCLOUD_URL, accountsUrl })
  return { ...(charts ? { charts } : {}), ...(documents ? { documents } : {}) }
}
