'use client'

import { useModal } from '@payloadcms/ui'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, apiErrorOf } from '../../api/apiError.ts'
import { ProofDialog, proofSlug } from './ProofDialog.tsx'

// Resolves to whether the person has proved who they are.
type AskForProof = () => Promise<boolean>

const Asking = createContext<AskForProof | null>(null)

/** Gives all screens a dialog in which the person at the screen proves that it is them. */
export function ProveAgain({ children }: { children: ReactNode }) {
  const { openModal, closeModal, isModalOpen } = useModal()
  const [isAsking, setAsking] = useState(false)
  const answer = useRef<(hasProved: boolean) => void>(undefined)
  const wasOpen = useRef(false)
  const ask = useCallback<AskForProof>(() => {
    answer.current?.(false)
    setAsking(true)
    openModal(proofSlug)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [openModal])
  const isOpen = isModalOpen(proofSlug)
  useEffect(() => {
    // Escape and Cancel close it without an answer.
    if (wasOpen.current && !isOpen) {
      answer.current?.(false)
      setAsking(false)
    }
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Asking.Provider value={ask}>
      {children}
      {isAsking && (
        <ProofDialog
          onProved={() => {
            answer.current?.(true)
            closeModal(proofSlug)
          }}
        />
      )}
    </Asking.Provider>
  )
}

/** Returns the question for proof. @throws Error outside of the back office's screens */
export function useAskForProof(): AskForProof {
  const ask = useContext(Asking)
  if (!ask) throw new Error('Proof is asked for outside of the back office')
  return ask
}

/**
 * Returns a wrapper of calls that may need proof of who is at the screen: a call that is refused for lack of it is made
 * again once it is given.
 */
export function useProven() {
  const ask = useAskForProof()
  return useMemo(
    () =>
      async <Answer,>(call: () => Promise<Answer>): Promise<Answer> => {
        try {
          return await call()
        } catch (error) {
          if (apiErrorOf(error)?.code !== 'account.proveAgain') throw error
          if (await ask()) return call()
          throw new ApiError('Nothing was changed: it was not confirmed that it is you.', 403)
        }
      },
    [ask],
  )
}
