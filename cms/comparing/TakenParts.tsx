'use client'

import { Button } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { usePathname, useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { sameJson } from '#blocks/core/sameJson.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { notifyDone, notifyError } from '../kit/notices.ts'
import './takenParts.css'

/** A field of a version, or a block of a text in it. */
export interface Part {
  // The name of the document's room.
  document: string
  version: number
  field: string
  place: string | null
}

interface ChosenParts {
  isChosen: (part: Part) => boolean
  choose: (part: Part, isChosen: boolean) => void
}

const noParts: Part[] = []

const Chosen = createContext<ChosenParts>({ isChosen: () => false, choose: () => undefined })

export const useChosenParts = (): ChosenParts => useContext(Chosen)

/** Keeps which parts of a version are chosen, and takes them over into the draft. */
export function TakenParts({ children }: { children: ReactNode }) {
  const [state, setState] = useState<{ pathname: string; parts: Part[] }>({ pathname: '', parts: noParts })
  const pathname = usePathname()
  // Another version has other parts.
  const parts = state.pathname === pathname ? state.parts : noParts
  const chosen = useMemo<ChosenParts>(
    () => ({
      isChosen: (part) => parts.some((other) => sameJson(other, part)),
      choose: (part, isChosen) =>
        setState({
          pathname,
          parts: [...parts.filter((other) => !sameJson(other, part)), ...(isChosen ? [part] : [])],
        }),
    }),
    [parts, pathname],
  )
  return (
    <Chosen.Provider value={chosen}>
      {children}
      <TakeBar key={pathname} parts={parts} onTaken={() => setState({ pathname, parts: noParts })} />
    </Chosen.Provider>
  )
}

function TakeBar({ parts, onTaken }: { parts: readonly Part[]; onTaken: () => void }) {
  const rpc = useRpc()
  const router = useRouter()
  const [first] = parts
  const take = useMutation({
    mutationFn: async (one: Part) => {
      const taken = await rpc.version.takeParts.mutate({
        id: one.document,
        version: one.version,
        fields: parts.flatMap(({ field, place }) => (place === null ? [field] : [])),
        blocks: parts.flatMap(({ field, place }) => (place === null ? [] : [{ field, place }])),
      })
      return { ...taken, id: one.document }
    },
    onSuccess: () => {
      onTaken()
      router.refresh()
    },
    onError: (error) => notifyError('Unable to take this over', error.message),
  })
  const undo = useMutation({
    mutationFn: ({ phrase: _, ...taken }: NonNullable<typeof take.data>) => rpc.version.putBack.mutate(taken),
    onSuccess: () => {
      take.reset()
      notifyDone('The draft is as it was')
      router.refresh()
    },
    onError: (error) => notifyError('Unable to undo', error.message),
  })
  const taken = take.data
  if (!first && !taken) return null
  return (
    <section className="taken-parts" aria-label="Parts of this version">
      {first ? (
        <>
          <p role="status">{parts.length === 1 ? '1 part is chosen.' : `${parts.length} parts are chosen.`}</p>
          <Button size="medium" margin={false} disabled={take.isPending} onClick={() => take.mutate(first)}>
            {take.isPending ? 'Taking over…' : 'Take into the draft'}
          </Button>
        </>
      ) : (
        taken && (
          <>
            <p role="status">{`Taken into the draft: ${taken.phrase}.`}</p>
            <Button
              buttonStyle="secondary"
              size="medium"
              margin={false}
              disabled={undo.isPending}
              onClick={() => undo.mutate(taken)}
            >
              Undo
            </Button>
          </>
        )
      )}
    </section>
  )
}
