'use client'

/** Nothing: the value of this field is chosen in the control of another one. */
export function NoField() {
  return null
}
