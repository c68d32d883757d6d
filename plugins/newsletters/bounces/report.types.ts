/** hard: the address does not exist. soft: it could not be reached now. complaint: its reader called the mail spam. */
export type BounceKind = 'hard' | 'soft' | 'complaint'

export interface BounceReport {
  source: string
  kind: BounceKind
  /** The row of the outbox that it is about; null where the report does not say. */
  row: number | null
  /** The address that it names; null where it names none. */
  email: string | null
  /** The subscription that it is about, where it says nothing else. */
  subscription?: number
  detail: string
}
