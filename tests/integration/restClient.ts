import type { TestPayload } from './bootPayload.ts'
import { passwordOfPeople } from './people.ts'

export interface RestAnswer {
  status: number
  body: Record<string, unknown>
  /** The `ETag` of what was read or written. */
  tag: string | null
}

/** Calls the REST API as one person, or as a reader. */
export type RestClient = (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<RestAnswer>

/**
 * Signs in with e-mail and password, as the login form does.
 * @throws Error when the login is refused.
 */
export async function signIn(app: TestPayload, email: string | undefined): Promise<RestClient> {
  const answer = await readerClient(app)('POST', '/api/users/login', { email, password: passwordOfPeople })
  if (typeof answer.body.token !== 'string') throw new Error(`Login answered ${answer.status}.`)
  return client(app, { Authorization: `JWT ${answer.body.token}` })
}

/** Asks without signing in. */
export function readerClient(app: TestPayload): RestClient {
  return client(app, {})
}

const client =
  (app: TestPayload, headers: Record<string, string>): RestClient =>
  async (method, path, body, more = {}) => {
    const init = { method, headers: { 'Content-Type': 'application/json', ...headers, ...more } }
    const response = await app.request(path, body ? { ...init, body: JSON.stringify(body) } : init)
    return { status: response.status, body: await response.json(), tag: response.headers.get('etag') }
  }
