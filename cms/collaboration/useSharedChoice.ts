'use client'

import { takeSharedStep } from './sharedStep.ts'
import { useSharedFields } from './useFieldBridge.ts'
import { useRoom, useRoomState } from './useRoom.ts'

type Choose = (values: Readonly<Record<string, unknown>>, others?: () => void) => void

/**
 * Writes what one choice changes, in several fields or in texts, as one step of undo. Null where the field is not in a
 * document that is shared, or stands in a row of it: the form takes the value then.
 */
export function useSharedChoice(path: string): Choose | null {
  const room = useRoom()
  const state = useRoomState(room)
  const plan = useSharedFields()
  if (!room || !state?.isReady || !state.mayWrite || !plan.some((field) => field.path === path)) return null
  return (values, others) => takeSharedStep(room, plan, values, others)
}
