'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRpc } from '../procedures/RpcProvider.tsx'
import type { RpcClient } from '../procedures/rpc.client.ts'
import { connectNews, type News, type NewsConnection } from './news.connection.ts'

/** Milliseconds that the connection stays when nothing on the page listens: the next screen comes right away. */
const grace = 5000

let open: { connection: NewsConnection; users: number } | null = null

/** One connection for whatever is on the page. */
function enter(rpc: RpcClient): NewsConnection {
  open ??= { connection: connectNews({ ticket: () => rpc.editor.createWebsocketToken.query({}) }), users: 0 }
  open.users += 1
  return open.connection
}

function leave(): void {
  const left = open
  if (!left) return
  left.users -= 1
  setTimeout(() => {
    if (left.users > 0 || open !== left) return
    open = null
    left.connection.close()
  }, grace)
}

const never = () => () => undefined

/**
 * Hears of what changes in the newsroom.
 * @param type which news
 * @param onNews what to do about them; also when news can be heard (again), because what was said before went unheard
 * @param watched of which documents presence is to be heard (null: of all); left out: of none
 * @returns whether news are heard now; while they are not, one has to ask from time to time
 */
export function useNews(type: News, onNews: () => void, watched?: readonly string[] | null): boolean {
  const rpc = useRpc()
  const [connection, setConnection] = useState<NewsConnection | null>(null)
  const isLive = useSyncExternalStore(
    connection?.isLive.subscribe ?? never,
    () => connection?.isLive.get() ?? false,
    () => false,
  )
  const act = useRef(onNews)
  act.current = onNews
  useEffect(() => {
    setConnection(enter(rpc))
    return leave
  }, [rpc])
  useEffect(() => connection?.onNews((news) => news === type && act.current()), [connection, type])
  useEffect(() => {
    if (isLive) act.current()
  }, [isLive])
  const isWatching = watched !== undefined
  const names = watched?.join() ?? null
  useEffect(() => {
    if (isWatching) return connection?.watch(names?.split(',') ?? null)
  }, [connection, isWatching, names])
  return isLive
}
