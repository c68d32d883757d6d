import { getTranslation } from '@payloadcms/translations'
import { type AfterErrorHook, ValidationError, type ValidationFieldError } from 'payload'
import { thrownError } from './refusal.answer.ts'

// Fields whose reasons a message gives; `data.errors` has all of them.
const maxReasons = 5

/**
 * Writes the fields of a refused document and the reason of each into the message of the refusal: "Not saved: Address –
 * Readers have something live at /about". Payload's own message names the fields only.
 */
export const giveReasons: AfterErrorHook = (args) => {
  const { graphqlResult, req } = args
  const cause = thrownError(args)
  if (!(cause instanceof ValidationError)) return undefined
  const { data, name } = cause
  const message = messageOf(data.errors, ({ label, path }) => (label ? getTranslation(label, req.i18n) : path))
  if (graphqlResult) return { graphqlResult: { ...graphqlResult, message } }
  return { status: cause.status, response: { errors: [{ message, name, data }] } }
}

/** @param nameOf returns the name of a field that people know */
export function messageOf(
  errors: readonly ValidationFieldError[],
  nameOf: (error: ValidationFieldError) => string,
): string {
  const shown = errors.slice(0, maxReasons).map((error) => {
    // Payload's notices read a comma as the end of an error.
    const reason = error.message.replaceAll(', ', '; ').replace(/\.$/, '')
    return `${nameOf(error)} – ${reason}`
  })
  const left = errors.length - shown.length
  return `Not saved: ${[...shown, ...(left > 0 ? [`${left} more`] : [])].join(', ')}`
}
