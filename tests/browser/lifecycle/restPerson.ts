import { z } from 'zod'
import { demoPassword } from '#scripts/start/demo.ts'

/** A response of the back office. */
export interface Answer {
  status: number
  /** True when the action was done before under the same idempotency key. */
  isReplayed: boolean
  body: unknown
}

/** A client of the REST API, signed in as one user. */
export interface RestPerson {
  userId: number
  call: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>
  /** Posts a form with a file, as Payload takes it: `file`, and the other fields as JSON in `_payload`. */
  upload: (path: string, form: FormData) => Promise<Answer>
}

const signedIn = z.object({ token: z.string(), user: z.object({ id: z.number() }) })

/** Signs in with a demo account, such as `editor`. @throws Error when it is refused */
export async function signInByRest(cmsUrl: string, account: string, password = demoPassword): Promise<RestPerson> {
  const send = async (
    method: string,
    path: string,
    body: object | FormData | undefined,
    headers: Record<string, string>,
  ) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${cmsUrl}/api${path}`, {
      method,
      // The type of a form names its boundary, which fetch chooses.
      headers: isForm ? headers : { 'Content-Type': 'application/json', ...headers },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    const isReplayed = response.headers.get('idempotency-replayed') === 'true'
    const text = await response.text()
    return { status: response.status, isReplayed, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
  const credentials = { email: `${account}@citydesk.test`, password }
  const { token, user } = signedIn.parse((await send('POST', '/users/login', credentials, {})).body)
  return {
    userId: user.id,
    call: (method, path, body, headers) => send(method, path, body, { Authorization: `JWT ${token}`, ...headers }),
    upload: (path, form) => send('POST', path, form, { Authorization: `JWT ${token}` }),
  }
}
