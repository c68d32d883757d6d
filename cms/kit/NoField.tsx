'use client'

/** In place of a field that the control of another one shows: the form holds its value all the same. */
export function NoField() {
  return null
}
