import type { FieldAccess } from 'payload'

/** Denies everybody: only the product itself writes the field. Such a field is known by this very function. */
export const never: FieldAccess = () => false
