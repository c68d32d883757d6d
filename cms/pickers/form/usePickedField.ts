'use client'

import { useField } from '@payloadcms/ui'
import { useRoom, useRoomState } from '../../collaboration/useRoom.ts'

/**
 * Returns a field of the form that a picker sets. It is set as a person sets it: the room's bridge sees that, and
 * writes it into the document that is shared.
 */
export function usePickedField({ path, isReadOnly = false }: { path: string; isReadOnly?: boolean }) {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ path })
  const room = useRoomState(useRoom())
  return { value, setValue, showError, errorMessage, isDisabled: isReadOnly || disabled || room?.mayWrite === false }
}

const idOf = (value: unknown): string[] => {
  if (typeof value === 'number' || typeof value === 'string') return [String(value)]
  return typeof value === 'object' && value !== null && 'id' in value ? idOf(value.id) : []
}

/** Returns the ids in a relationship of the form, whichever way it came by them. */
export function idsInField(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap(idOf) : idOf(value)
}

/** Ids as the form keeps them. */
export function toField(ids: readonly string[]): number[] {
  return ids.map(Number)
}

export function textsInField(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}
