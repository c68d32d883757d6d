'use client'

import { useConfig } from '@payloadcms/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { createQueryClient, createRpcClient, type RpcClient } from './rpc.client.ts'

const Client = createContext<RpcClient | null>(null)

/** Gives all screens of the back office the procedures, and TanStack Query to ask them with. */
export function RpcProvider({ children }: { children: ReactNode }) {
  const { config } = useConfig()
  const { api } = config.routes
  const client = useMemo(() => createRpcClient(api), [api])
  const [queries] = useState(createQueryClient)
  return (
    <Client.Provider value={client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </Client.Provider>
  )
}

/**
 * Returns the procedures, to be called inside `useQuery` and `useMutation`:
 * `useQuery({ queryKey: ['post.searchTags', input], queryFn: ({ signal }) => rpc.post.searchTags.query(input, { signal
 * }) })`.
 * @throws Error outside of the back office's screens.
 */
export function useRpc(): RpcClient {
  const client = useContext(Client)
  if (!client) throw new Error('A procedure is asked outside of the back office')
  return client
}
