'use client'

/** In place of a field that another one shows with its own: the form holds its value all the same. */
export function NoField() {
  return null
}
