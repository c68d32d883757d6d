import { z } from 'zod'
import { askServer } from '../../api/askServer.ts'
import { parseApiError } from '../../posts-list/listCalls.ts'

const answer = z.object({ doc: z.object({ id: z.union([z.string(), z.number()]).transform(String) }) })

/**
 * Makes a tag, and answers with its id.
 * @param api address of the REST API, without a slash at the end.
 * @throws Error in the server's words
 */
export const createTag = async (api: string, name: string): Promise<string> => {
  const response = await askServer(`${api}/tags?depth=0`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  if (!response.ok) throw new Error(await parseApiError(response))
  return answer.parse(await response.json()).doc.id
}
