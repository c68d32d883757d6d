import type { RpcClient } from '../procedures/rpc.client.ts'

/** An item as the procedures of the library answer it. */
export type LibraryItem = Awaited<ReturnType<RpcClient['media']['getContentDetails']['query']>>

/** What the library of this newsroom is, and takes. */
export type LibraryFacts = Awaited<ReturnType<RpcClient['media']['getLibrary']['query']>>
