import type { RpcClient } from '../api/rpc.client.ts'

/** An item as the procedures of the library answer it. */
export type LibraryItem = Awaited<ReturnType<RpcClient['media']['getContentDetails']['query']>>

/** Properties of the newsroom's library, and the files that it accepts. */
export type LibraryFacts = Awaited<ReturnType<RpcClient['media']['getLibrary']['query']>>
