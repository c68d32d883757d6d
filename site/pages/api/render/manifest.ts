import { documentRoute } from '../../../feeds/documentRoute.ts'
import { manifestOf } from '../../../icons/manifest.ts'
import { readSitemapIndex } from '../../../reader/readerApi.ts'

/** `/site.webmanifest`. */
export default documentRoute(async () => {
  const publication = await readSitemapIndex()
  return (
    publication && {
      type: 'application/manifest+json',
      text: JSON.stringify(manifestOf(publication.site)),
      tags: ['settings'],
    }
  )
})
