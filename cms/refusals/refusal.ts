import type { FormState, ValidationFieldError } from 'payload'

/** The values of a form and the errors of its fields after a refused save. */
export interface Refusal {
  values: ReadonlyMap<string, unknown>
  errors: readonly ValidationFieldError[]
}

const valuesOf = (fields: FormState): Map<string, unknown> =>
  new Map(Object.entries(fields).map(([path, { value }]) => [path, value]))

const hasError = (fields: FormState, path: string): boolean => fields[path]?.valid === false

export function refusalOfForm(fields: FormState): Refusal {
  return {
    values: valuesOf(fields),
    errors: Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
      valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
    ),
  }
}

export function lostErrors({ values, errors }: Refusal, fields: FormState): ValidationFieldError[] {
  const isUnchanged = Object.entries(fields).every(([path, { value }]) => Object.is(values.get(path), value))
  return isUnchanged ? errors.filter(({ path }) => path in fields && !hasError(fields, path)) : []
}
