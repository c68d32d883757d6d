'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'

interface Props {
  // The name of the document's room.
  documentKey: string
  version: number
  before: number
}

/** Says what changed in a version, once it is on the screen: a version holds a whole story. */
export function ChangedPhrase({ documentKey, version, before }: Props) {
  const rpc = useRpc()
  const place = useRef<HTMLSpanElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true))
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const { data, isError } = useQuery({
    queryKey: ['version.getPhrase', documentKey, version, before],
    queryFn: ({ signal }) => rpc.version.getPhrase.query({ id: documentKey, version, before }, { signal }),
    enabled: isSeen,
    // The newest version is still being written.
    staleTime: 30_000,
  })
  return (
    <span ref={place} className="versions__phrase">
      {data ? data.phrase || 'Nothing that shows' : isError ? 'Cannot be compared' : '…'}
    </span>
  )
}
