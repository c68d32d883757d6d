import { APIError } from 'payload'

/** A file that the library does not take, with the reason in words for the person who chose it. */
export class FileRefused extends APIError {
  constructor(message: string) {
    super(message, 400, null, true)
  }
}
