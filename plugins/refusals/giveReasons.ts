import { getTranslation } from '@payloadcms/translations'
import { type AfterErrorHook, type PayloadRequest, ValidationError, type ValidationFieldError } from 'payload'

/** Fields whose reasons a message gives; `data.errors` has all of them. */
const maxReasons = 5

/**
 * Gives the fields of a refused document and the reason of each in the message of the refusal: "Not saved: Address –
 * Readers have something live at /about". Payload's own message names the fields only.
 */
export const giveReasons: AfterErrorHook = ({ error, graphqlResult, req }) => {
  const cause: unknown = 'originalError' in error ? error.originalError : error
  if (!(cause instanceof ValidationError)) return undefined
  const { data, name } = cause
  const message = `Not saved: ${reasonsOf(data.errors, req)}`
  if (graphqlResult) return { graphqlResult: { ...graphqlResult, message } }
  return { status: cause.status, response: { errors: [{ message, name, data }] } }
}

function reasonsOf(errors: readonly ValidationFieldError[], req: PayloadRequest): string {
  const shown = errors.slice(0, maxReasons).map(({ label, message, path }) => {
    const name = label ? getTranslation(label, req.i18n) : path
    // Payload's notices take a comma for the end of an error.
    return `${name} – ${message.replaceAll(', ', '; ').replace(/\.$/, '')}`
  })
  const left = errors.length - shown.length
  return [...shown, ...(left > 0 ? [`${left} more`] : [])].join(', ')
}
