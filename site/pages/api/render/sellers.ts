import { documentRoute } from '../../../feeds/documentRoute.ts'
import { readAdSettings } from '../../../reader/readerApi.ts'

/** `/ads.txt` and `/app-ads.txt`: who may sell the advertisements of the publication. */
export default documentRoute(async ({ file }) => {
  const settings = await readAdSettings()
  const text = file === 'app-ads.txt' ? settings?.appSellers : settings?.sellers
  return text ? { type: 'text/plain', text: `${text}\n`, tags: settings?.tags ?? [] } : null
})
