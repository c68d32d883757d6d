'use client'

import { Button } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { sameJson } from '#blocks/core/sameJson.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { notifyDone, notifyError } from '../kit/notices.ts'
import './takenParts.css'

export type PartSide = 'version' | 'compared'

/** A field of a version, or a block of a text in it. */
export interface Part {
  // The name of the document's room.
  document: string
  version: number
  // Null: the version before.
  comparedWith: number | null
  // Which of the two it is taken out of.
  side: PartSide
  field: string
  place: string | null
}

interface ChosenParts {
  isChosen: (part: Part) => boolean
  choose: (part: Part, isChosen: boolean) => void
}

const noParts: Part[] = []

const Chosen = createContext<ChosenParts>({ isChosen: () => false, choose: () => undefined })

export function useChosenParts(): ChosenParts {
  return useContext(Chosen)
}

/** Keeps which parts of a version are chosen, and takes them over into the draft. */
export function TakenParts({ children }: { children: ReactNode }) {
  const [state, setState] = useState<{ address: string; parts: Part[] }>({ address: '', parts: noParts })
  const address = `${usePathname()} ${useSearchParams().get('versionFrom') ?? ''}`
  // Two other versions have other parts.
  const parts = state.address === address ? state.parts : noParts
  const chosen = useMemo<ChosenParts>(
    () => ({
      isChosen: (part) => parts.some((other) => sameJson(other, part)),
      choose: (part, isChosen) =>
        setState({
          address,
          parts: [...parts.filter((other) => !sameJson(other, part)), ...(isChosen ? [part] : [])],
        }),
    }),
    [parts, address],
  )
  return (
    <Chosen.Provider value={chosen}>
      {children}
      <TakeBar key={address} parts={parts} onTaken={() => setState({ address, parts: noParts })} />
    </Chosen.Provider>
  )
}

const blocksOf = (parts: readonly Part[], from: PartSide) =>
  parts.flatMap(({ side, field, place }) => (place === null || side !== from ? [] : [{ field, place }]))

function TakeBar({ parts, onTaken }: { parts: readonly Part[]; onTaken: () => void }) {
  const rpc = useRpc()
  const router = useRouter()
  const [first] = parts
  const take = useMutation({
    mutationFn: async (one: Part) => {
      const taken = await rpc.version.takeParts.mutate({
        id: one.document,
        version: one.version,
        comparedWith: one.comparedWith,
        fields: parts.flatMap(({ field, place }) => (place === null ? [field] : [])),
        blocks: blocksOf(parts, 'version'),
        removedBlocks: blocksOf(parts, 'compared'),
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
