import { documentRoute } from '../../../feeds/documentRoute.ts'
import { otherFormOf, textPath } from '../../../reader/otherForms.ts'
import { readPage } from '../../../reader/readerApi.ts'
import { textDocument } from '../../../text/textDocument.tsx'

/** `/text/{yyyy}/{mm}/{dd}/{slug}`. */
export default documentRoute(async ({ year, month, day, slug }) => {
  const answer = await readPage(`/${year}/${month}/${day}/${slug}`, 1)
  const { status, tags } = answer
  if (status === 301 || status === 307) return { status, location: otherFormOf(answer.location, textPath), tags }
  if (status !== 200 || answer.page.kind !== 'article') return null
  return { type: 'text/html', text: textDocument(answer.page, new Date()), tags }
})
