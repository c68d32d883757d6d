import { randomUUID } from 'node:crypto'
import type { FieldHook } from 'payload'

/**
 * Gives an episode its identity in podcast apps when it is first stored. Apps that see another one take it for a new episode,
 * and load it again for everybody.
 */
export const setEpisodeGuid: FieldHook<{ id: number; type?: string | null; guid?: string | null }, string | null> = ({
  value,
  data,
  originalDoc,
}) => value || originalDoc?.guid || ((data?.type ?? originalDoc?.type) === 'episode' ? randomUUID() : null)
