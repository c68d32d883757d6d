import { documentRoute } from '../../../feeds/documentRoute.ts'
import { llmsTxt } from '../../../feeds/llmsTxt.ts'
import { readPrograms } from '../../../reader/readerApi.ts'

/** `/llms.txt`. */
export default documentRoute(async () => {
  const programs = await readPrograms()
  const text = programs && llmsTxt(programs)
  return text === null ? null : { type: 'text/plain', text, tags: programs?.tags ?? [] }
})
