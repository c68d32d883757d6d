import { z } from 'zod'
import { demoPassword } from '#scripts/start/demo.ts'
import { expectOk } from './httpCall.ts'

export interface BackOffice {
  /** Returns the response at a path below `/api`, for example `/posts?limit=1`. */
  read(path: string): Promise<unknown>
  create(collection: string, data: object): Promise<unknown>
  update(collection: string, id: number, data: object): Promise<unknown>
  publish(collection: string, id: number): Promise<unknown>
  call(procedure: string, input: object): Promise<unknown>
  /** Changes a global, for example `settings`. */
  set(global: string, data: object): Promise<unknown>
}

/** Signs in with a demo account, such as `editor`. */
export async function signIn(cmsUrl: string, account: string): Promise<BackOffice> {
  const json = { 'Content-Type': 'application/json' }
  const send = async (method: string, path: string, data: object | undefined, headers: Record<string, string>) => {
    const body = data && JSON.stringify(data)
    return JSON.parse((await expectOk(`${cmsUrl}/api${path}`, { method, headers, body })).body.toString())
  }
  const credentials = { email: `${account}@citydesk.test`, password: demoPassword }
  const { token } = z.object({ token: z.string() }).parse(await send('POST', '/users/login', credentials, json))
  const headers = { ...json, Authorization: `JWT ${token}` }
  const document = (answer: unknown) => z.object({ doc: z.unknown() }).parse(answer).doc
  return {
    read: (path) => send('GET', path, undefined, headers),
    create: async (collection, data) => document(await send('POST', `/${collection}?depth=0`, data, headers)),
    update: async (collection, id, data) =>
      document(await send('PATCH', `/${collection}/${id}?depth=0`, data, headers)),
    publish: async (collection, id) => document(await send('POST', `/${collection}/${id}/publish`, {}, headers)),
    call: (procedure, input) => send('POST', `/rpc/${procedure}`, input, headers),
    set: (global, data) => send('POST', `/globals/${global}?depth=0`, data, headers),
  }
}

/** Returns the ids of a collection's newest documents. */
export async function idsOf(backOffice: BackOffice, collection: string, query = 'limit=50'): Promise<number[]> {
  const list = await backOffice.read(`/${collection}?depth=0&${query}`)
  return z
    .object({ docs: z.array(z.object({ id: z.number() })) })
    .parse(list)
    .docs.map(({ id }) => id)
}
