import { callRest, createdId } from '../../api/rest.ts'

/**
 * Makes a tag, and answers with its id.
 * @param api address of the REST API, without a slash at the end.
 * @throws ApiError in the server's words
 */
export function createTag(api: string, name: string): Promise<string> {
  return callRest(`${api}/tags?depth=0`, createdId, { method: 'POST', json: { name } })
}
