'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcClient } from '../api/rpc.client.ts'
import { type ChangeFeedConnection, connectChangeFeed, type FeedChange } from './changeFeedConnection.ts'

// Milliseconds that the connection stays when nothing on the page listens: the next screen comes right away.
const gracePeriodMs = 5000

let open: { connection: ChangeFeedConnection; users: number } | null = null

// One connection for whatever is on the page.
function enter(rpc: RpcClient): ChangeFeedConnection {
  open ??= { connection: connectChangeFeed({ ticket: () => rpc.editor.createWebsocketToken.query({}) }), users: 0 }
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
  }, gracePeriodMs)
}

const never = () => () => undefined

/**
 * Calls `onChange` when something changes in the newsroom.
 * @param type the kind of change
 * @param onChange called for each change, and after each (re)connection, since changes before it were missed
 * @param watched documents whose presence is watched (null: all); by default none
 * @returns whether the feed is connected; without it the caller has to poll
 */
export function useChangeFeed(type: FeedChange, onChange: () => void, watched?: readonly string[] | null): boolean {
  const rpc = useRpc()
  const [connection, setConnection] = useState<ChangeFeedConnection | null>(null)
  const isLive = useSyncExternalStore(
    connection?.isLive.subscribe ?? never,
    () => connection?.isLive.get() ?? false,
    () => false,
  )
  const act = useRef(onChange)
  act.current = onChange
  useEffect(() => {
    setConnection(enter(rpc))
    return leave
  }, [rpc])
  useEffect(() => connection?.onChange((change) => change === type && act.current()), [connection, type])
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
