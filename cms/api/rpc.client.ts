import { QueryClient } from '@tanstack/react-query'
import { createTRPCClient, httpLink } from '@trpc/client'
import type { inferRouterOutputs } from '@trpc/server'
import type { Router } from '../procedures/rpc.router.ts'
import { askServer } from './askServer.ts'

/** Calls procedures with their types: `client.post.searchTags.query({ name }, { signal })`. */
export type RpcClient = ReturnType<typeof createRpcClient>

/** The outputs of the procedures. */
export type RpcOutputs = inferRouterOutputs<Router>

/** @param api address of the REST API, without a slash at the end. */
export function createRpcClient(api: string) {
  return createTRPCClient<Router>({
    links: [
      httpLink({
        url: `${api}/rpc`,
        fetch: askServer,
      }),
    ],
  })
}

/**
 * Creates a query client without retry and cache (docs/spec/newsroom.md#procedure-rules): a list that is an hour old is
 * worse than a moment's wait. A query that is no longer wanted is aborted,
 * because its function is given a signal.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 0,
        gcTime: 0,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A failed call says so; it does not wait in silence for a network that the browser believes to be away.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
