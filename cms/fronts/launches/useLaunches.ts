'use client'

import { useConfig } from '@payloadcms/ui'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRpc } from '../../api/RpcProvider.tsx'
import { sendRest } from '../../api/rest.ts'
import { useRoom } from '../../collaboration/useRoom.ts'
import { notifyDone, notifyError } from '../../kit/notices.ts'
import { lifecycleWordsOf } from '../../lifecycle/lifecycleWords.ts'
import { useDoneNotice } from '../../lifecycle/useDoneNotice.tsx'
import { useLifecycleActions, useNoun } from '../../lifecycle/useLifecycle.ts'

// Milliseconds after which what is not launched yet is read again.
const interval = 10_000

const launchesKey = (front: number) => ['front.getLaunches', front]
const unlaunchedKey = (front: number) => ['front.getUnlaunched', front]

/** Returns the launches of a front page, read again when its state changes. */
export function useLaunches(front: number) {
  const rpc = useRpc()
  const room = useRoom()
  const queries = useQueryClient()
  useEffect(
    () =>
      room?.onEvent(({ type }) => {
        if (type !== 'post.synced') return
        void queries.invalidateQueries({ queryKey: launchesKey(front) })
        void queries.invalidateQueries({ queryKey: unlaunchedKey(front) })
      }),
    [room, queries, front],
  )
  return useInfiniteQuery({
    queryKey: launchesKey(front),
    queryFn: ({ pageParam, signal }) => rpc.front.getLaunches.query({ front, before: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })
}

/** Returns the rows that have changed since the last launch. */
export function useUnlaunched(front: number) {
  const rpc = useRpc()
  return useQuery({
    queryKey: unlaunchedKey(front),
    queryFn: ({ signal }) => rpc.front.getUnlaunched.query({ front }, { signal }),
    refetchInterval: interval,
  })
}

/** Launches chosen rows, and reports when readers have them. */
export function useRowLaunch(front: number) {
  const rpc = useRpc()
  const queries = useQueryClient()
  const report = useDoneNotice()
  const noun = useNoun()
  const { act } = useLifecycleActions(noun)
  const undo = () => void act({ action: 'revert', input: {} }, lifecycleWordsOf('fronts').revert.done(noun))
  return useMutation({
    mutationFn: (rows: string[]) => rpc.front.launchRows.mutate({ front, rows }),
    onSuccess: ({ launchedAt }, rows) => {
      const words = rows.length === 1 ? 'One row launched' : `${rows.length} rows launched`
      void report(words, { warnings: [], livePath: '/', launchedAt, undo })
    },
    onError: ({ message }) => notifyError('The rows were not launched', message),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: launchesKey(front) }),
        queries.invalidateQueries({ queryKey: unlaunchedKey(front) }),
      ]),
  })
}

/** Makes a launch the draft again; readers keep what they have. */
export function useRestoredLaunch(front: number) {
  const { config } = useConfig()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (version: string) =>
      sendRest(`${config.routes.api}/fronts/versions/${version}?draft=true`, { method: 'POST' }),
    onSuccess: () => notifyDone('That launch is the draft now. Readers keep what they have until you launch it'),
    onError: ({ message }) => notifyError('The launch was not restored', message),
    onSettled: () => queries.invalidateQueries({ queryKey: unlaunchedKey(front) }),
  })
}
