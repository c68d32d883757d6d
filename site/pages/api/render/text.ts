import { documentRoute } from '../../../feeds/documentRoute.ts'
import { otherFormOf, textPath } from '../../../reader/otherForms.ts'
import { readPage } from '../../../reader/readerApi.ts'
import { textDocument } from '../../../text/textDocument.tsx'
import { isListedPage, textList } from '../../../text/textList.tsx'

/** `/text/{yyyy}/{mm}/{dd}/{slug}`, `/text`, and `/text/{section|tag|author|podcasts}/{slug}`. */
export default documentRoute(async ({ year, month, day, slug, list, page }) => {
  const ofList = list === undefined ? '/' : `/${list}/${encodeURIComponent(String(slug))}`
  const path = year === undefined ? ofList : `/${year}/${month}/${day}/${slug}`
  const answer = await readPage(path, Number(page ?? 1))
  const { status, tags } = answer
  if (status === 301 || status === 307) return { status, location: otherFormOf(answer.location, textPath), tags }
  if (status !== 200) return null
  const now = new Date()
  if (answer.page.kind === 'article') return { type: 'text/html', text: textDocument(answer.page, now), tags }
  return isListedPage(answer.page) ? { type: 'text/html', text: textList(answer.page, now), tags } : null
})
