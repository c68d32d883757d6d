import type { RestAnswer, RestClient } from './restClient.ts'

/** Calls procedures over HTTP as one person. */
export function rpcClient(client: RestClient) {
  return {
    query: (name: string, input?: object): Promise<RestAnswer> =>
      client('GET', `/api/rpc/${name}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`),
    mutate: (name: string, input: object): Promise<RestAnswer> => client('POST', `/api/rpc/${name}`, input),
  }
}

/** Returns the data of a procedure's response. @throws Error with the refusal when there is none */
export function dataOf({ status, body }: RestAnswer): unknown {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  const { result } = body
  return typeof result === 'object' && result !== null && 'data' in result ? result.data : undefined
}

/** Returns the words of a refusal. */
export function refusalOf({ body }: RestAnswer): unknown {
  const { error } = body
  return typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
}
