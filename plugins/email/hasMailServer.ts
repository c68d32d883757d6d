import type { Payload } from 'payload'

// The name that Payload gives the adapter that writes mail to the log.
const logAdapter = 'console'

/** Returns whether mail is sent at all: without a mail server Payload writes it to its log. */
export function hasMailServer({ email }: Payload): boolean {
  return email.name !== logAdapter
}
