'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'

export type CommentPerson = RpcOutputs['comments']['usersByIds'][number]
export type CommentPeople = ReadonlyMap<string, CommentPerson>

/** Returns users by their ids, as comments show them; empty until the server has answered. */
export function useCommentPeople(ids: readonly string[]): CommentPeople {
  const rpc = useRpc()
  const { data } = useQuery({
    queryKey: ['comments.usersByIds', ids],
    queryFn: ({ signal }) => rpc.comments.usersByIds.query({ ids: [...ids] }, { signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return useMemo(() => new Map(data?.map((person) => [person.id, person])), [data])
}

const People = createContext<CommentPeople>(new Map())

export const CommentPeopleProvider = People.Provider

export function useNameOf(): (id: string | null) => string {
  const people = useContext(People)
  return (id) => (id === null ? 'Former colleague' : (people.get(id)?.username ?? '…'))
}

export function useCommentPerson(id: string | null): CommentPerson | null {
  return useContext(People).get(id ?? '') ?? null
}
